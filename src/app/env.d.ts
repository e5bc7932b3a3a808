interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_ADMIN_DOMAIN?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
  readonly VITE_BUILD?: string;
}

/** The words of a part in a language (vite.config.ts): its areas by name. */
declare module 'words:*' {
  const areas: Readonly<Record<string, object>>;
  export = areas;
}

/** Chromium's; the types of the DOM do not know it yet. https://html.spec.whatwg.org/#closewatcher */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  requestClose(): void;
  destroy(): void;
}

interface Window {
  CloseWatcher: typeof CloseWatcher;
}
