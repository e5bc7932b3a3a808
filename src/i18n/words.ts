// Where the words of this page come from: a chunk for each language and part (`app/build/words.ts`).
import { wordsFrom } from './loaded-words.ts';

export type { Spoken } from './loaded-words.ts';

export const { speak, bringWords, wordsIn } = wordsFrom({
  en: {
    start: () => import('words:en/start'),
    landing: () => import('words:en/landing'),
    auth: () => import('words:en/auth'),
    portal: () => import('words:en/portal'),
    admin: () => import('words:en/admin'),
    settings: () => import('words:en/settings'),
  },
  es: {
    start: () => import('words:es/start'),
    landing: () => import('words:es/landing'),
    auth: () => import('words:es/auth'),
    portal: () => import('words:es/portal'),
    admin: () => import('words:es/admin'),
    settings: () => import('words:es/settings'),
  },
  fr: {
    start: () => import('words:fr/start'),
    landing: () => import('words:fr/landing'),
    auth: () => import('words:fr/auth'),
    portal: () => import('words:fr/portal'),
    admin: () => import('words:fr/admin'),
    settings: () => import('words:fr/settings'),
  },
});
