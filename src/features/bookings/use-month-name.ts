import { useLocale } from 'use-intl';

/** 'November 2026'. */
export function useMonthName(): (day: string) => string {
  const locale = useLocale();
  return day => {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const said = name.format(new Date(`${day}T12:00Z`));
    return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
  };
}
