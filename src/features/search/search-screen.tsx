// The search as a page: on a phone, and for whoever comes by an address.
import { useTranslations } from 'use-intl';
import type { Portal } from '#domain/profiles/portals.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import { Screen } from '#ui/screen.tsx';
import { SearchBox } from './search-box.tsx';

interface SearchScreenProps {
  readonly area: Portal;
  readonly nav: readonly NavEntry[];
  /** What is looked for at once. */
  readonly words: string;
}

export function SearchScreen({ area, nav, words }: SearchScreenProps) {
  const t = useTranslations('search');
  return (
    <Screen title={t('title')}>
      <SearchBox area={area} nav={nav} words={words} />
    </Screen>
  );
}
