// Who may import what: the one table from which the linter's overrides are made (`npm run lint-folders` writes `.biome.json`). Later
// overrides of a rule replace earlier ones, so a file's row must say all that holds for it; the builder sees to that.

/** Something that a folder may not import, and what it is told. */
export interface Forbidden {
  readonly group: readonly string[];
  readonly message: string;
}

export interface Folder {
  readonly files: readonly string[];
  /** What of ours it may import; nothing else, as the message says. Undefined: any. */
  readonly allowed?: readonly string[];
  readonly message?: string;
  readonly forbidden: readonly Forbidden[];
  /** Mantine's hooks may be imported here, but for those that keep things in the browser. */
  readonly hooks?: true;
  /** The command line speaks by the console. */
  readonly console?: true;
}

const screens: Forbidden = {
  group: [
    'react',
    'react/**',
    'react-dom',
    'react-dom/**',
    '@mantine/**',
    '@tanstack/**',
    'use-intl',
    'use-intl/**',
    'sonner',
    'dexie-react-hooks',
  ],
  message: 'This folder knows no screens.',
};
const dexie: Forbidden = {
  group: ['dexie', 'dexie/**', 'dexie-react-hooks'],
  message: 'Dexie is written by sync/, read by domain/*/queries.ts and by the one hook in bridge/use-query.ts.',
};
const supabase: Forbidden = {
  group: ['@supabase/supabase-js', '@supabase/supabase-js/**'],
  message: 'Only sync/remote/ talks to Supabase.',
};
const upwards: Forbidden = {
  group: ['../**', '..'],
  message: 'Relative imports go down or sideways only (./); another folder is reached by its #alias.',
};
const otherDates: Forbidden = { group: ['dayjs', 'dayjs/**'], message: 'One library for dates: date-fns.' };

const engine = {
  allowed: [],
  message: 'sync/ imports nothing of ours: knowledge of the business enters through the catalogue.',
};
const domain = {
  allowed: ['sync/index.ts', 'domain/**'],
  message: 'domain/ knows the engine’s one entry point and other nouns, nothing else.',
};
const bridge = {
  allowed: ['sync/index.ts'],
  message: 'bridge/ joins React to the engine’s one entry point; nouns are handed in.',
  hooks: true,
} as const;
const feature = {
  allowed: ['domain/**', 'bridge/**', 'ui/**', 'i18n/**'],
  message: 'A feature imports domain, bridge, ui and i18n. Features never import features: a route composes them.',
  forbidden: [upwards, otherDates, supabase, dexie],
  hooks: true,
} as const;
const project = {
  allowed: ['supabase/**'],
  message: 'supabase/ is a project of its own: it imports nothing of the app.',
  console: true,
} as const;

export const FOLDERS: readonly Folder[] = [
  { files: ['sync/**'], ...engine, forbidden: [screens, otherDates, supabase] },
  { files: ['sync/remote/**'], ...engine, forbidden: [screens, otherDates] },
  { files: ['src/domain/**'], ...domain, forbidden: [upwards, otherDates, supabase, screens, dexie] },
  { files: ['src/domain/*/queries.ts'], ...domain, forbidden: [upwards, otherDates, supabase, screens] },
  { files: ['src/bridge/**'], ...bridge, forbidden: [upwards, otherDates, supabase, dexie] },
  { files: ['src/bridge/use-query.ts'], ...bridge, forbidden: [upwards, otherDates, supabase] },
  {
    files: ['src/bridge/first-answers.ts'],
    allowed: ['ui/own-task.ts'],
    message: 'How work is shared out among tasks knows nothing of the screen; the rest of ui/ does.',
    forbidden: [upwards, otherDates, supabase, dexie],
  },
  {
    files: ['src/bridge/use-single-keys.ts'],
    allowed: ['ui/key-name.ts'],
    message: 'What a key is called knows nothing of the screen; the rest of ui/ does.',
    forbidden: [upwards, otherDates, supabase, dexie],
  },
  // Figures that bind every capability, said for all features in one place.
  {
    files: ['src/bridge/use-rules.ts'],
    allowed: ['domain/platform/**', 'ui/use-now.ts'],
    message: 'The platform’s figures bind every capability; this file knows no other noun.',
    forbidden: [upwards, otherDates, supabase, dexie],
    hooks: true,
  },
  // Whether something may be done now: of punches, bookings, hand-overs and reminders, so in one place.
  {
    files: ['src/bridge/use-encore-now.ts'],
    allowed: ['domain/attendance/clock.ts', 'ui/use-now.ts'],
    message:
      'What a clock is worth is decided in domain/attendance/clock.ts, and this file knows nothing else of the business.',
    forbidden: [upwards, otherDates, supabase, dexie],
    hooks: true,
  },
  {
    files: ['src/bridge/use-told-outcome.ts'],
    allowed: ['ui/toast.ts', 'i18n/use-saved-here.ts', 'i18n/use-not-saved.ts'],
    message:
      'Telling what became of an act needs the toasts and the words for saved and not saved, and nothing else of the screen.',
    forbidden: [upwards, otherDates, supabase, dexie],
  },
  { files: ['src/features/**'], ...feature },
  // One capability in several folders, which reach each other by the alias.
  {
    files: ['src/features/shifts/**'],
    ...feature,
    allowed: [...feature.allowed, 'features/shifts/**'],
  },
  {
    files: ['src/routes/**'],
    allowed: ['features/**', 'bridge/**', 'ui/**', 'i18n/**'],
    message: 'A route composes features, bridge, ui and i18n.',
    forbidden: [upwards, otherDates, supabase, dexie],
    hooks: true,
  },
  {
    files: ['src/app/**'],
    allowed: ['routes/**', 'bridge/**', 'ui/**', 'i18n/**'],
    message: 'app/ imports routes, bridge, ui and i18n.',
    forbidden: [upwards, otherDates, supabase, dexie],
    hooks: true,
  },
  {
    files: ['src/ui/**'],
    allowed: ['i18n/**'],
    message: 'ui/ knows no business: Mantine and i18n only.',
    forbidden: [upwards, otherDates, supabase, dexie],
    hooks: true,
  },
  {
    files: ['src/i18n/**'],
    allowed: [],
    message: 'i18n/ imports nothing of ours.',
    forbidden: [upwards, otherDates, supabase, dexie],
  },
  {
    files: ['src/sw/**'],
    allowed: ['sync/index.ts', 'sync/remote/supabase-remote.ts', 'domain/catalogue.ts', 'i18n/**'],
    message: 'The worker knows the engine’s door and its remote, the catalogue and the words.',
    forbidden: [upwards, otherDates, supabase, dexie, screens],
  },
  // The composition root joins all folders, through their entry points.
  {
    files: ['src/main.tsx', 'src/open-device.ts', 'src/own-server.ts'],
    forbidden: [upwards, otherDates, supabase, dexie],
  },
  { files: ['supabase/**', '!supabase/local/**'], ...project, forbidden: [upwards, otherDates, dexie, screens] },
  // What it sends is said in the app's own words, and leads where the bell leads.
  {
    files: ['supabase/functions/_shared/notice.ts'],
    allowed: ['supabase/**', 'i18n/**', 'domain/notifications/lead.ts'],
    message: 'The senders of push messages and mails borrow the words of the app, and nothing else.',
    forbidden: [upwards, otherDates, dexie],
  },
  { files: ['supabase/local/**'], ...project, forbidden: [otherDates, dexie, screens] },
  { files: ['tests/**'], forbidden: [upwards, otherDates], console: true },
];
