// The same build settings as the app's, which the worker cannot import: it has no window.
interface ImportMeta {
  readonly env: {
    readonly VITE_SUPABASE_URL?: string;
    readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
    readonly VITE_BUILD?: string;
  };
}
