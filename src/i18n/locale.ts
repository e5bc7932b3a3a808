// Which of the three languages this device speaks. The choice is the device's: it is kept beside the session, not in it,
// so that the sign-in page already speaks it.

export const locales = ['en', 'es', 'fr'] as const;
export type Locale = (typeof locales)[number];

const storageKey = 'encore-locale';

/** Each language's own name for itself. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', fr: 'Français' };

function isLocale(value: unknown): value is Locale {
  return locales.some(locale => locale === value);
}

/** What was chosen here before, else the browser's first language that we speak, else English. */
export function currentLocale(): Locale {
  const stored = storedLocale();
  if (isLocale(stored)) return stored;
  const spoken = navigator.languages.map(tag => tag.slice(0, 2).toLowerCase()).find(isLocale);
  return spoken ?? 'en';
}

export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Full or forbidden: the page speaks it for as long as it is open.
  }
}

function storedLocale(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
