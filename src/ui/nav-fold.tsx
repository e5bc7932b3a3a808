// The menu at the side folds to its icons and unfolds again, from 1440 px: by a button at its foot or the key «[». What somebody
// chose is remembered; without a choice the width of the window decides (portal-shell.module.css).
import { em } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useRemembered } from './frame-memory.tsx';
import classes from './nav-fold.module.css';
import { useLetterKeys } from './use-letter-keys.ts';

interface Fold {
  readonly chosen: string | null;
  /** Null where there is no room for a choice. */
  readonly toggle: (() => void) | null;
  readonly folded: boolean;
}

export function useNavFold(): Fold {
  const [chosen, choose] = useRemembered('nav');
  const hasRoom = useMediaQuery(`(min-width: ${em(1440)})`, false, { getInitialValueInEffect: false });
  const comesOpen = useMediaQuery(`(min-width: ${em(1680)})`, false, { getInitialValueInEffect: false });
  const folded = chosen === null ? !comesOpen : chosen === 'rail';
  const toggle = hasRoom ? () => choose(folded ? 'open' : 'rail') : null;
  useLetterKeys({ '[': toggle ?? undefined });
  return { chosen, toggle, folded };
}

export function NavFold({ fold: { toggle, folded } }: { readonly fold: Fold }) {
  const t = useTranslations('common.nav');
  if (toggle === null) return null;
  const Icon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <button
      type="button"
      className={classes.fold}
      aria-label={t(folded ? 'unfold' : 'fold')}
      aria-expanded={!folded}
      aria-keyshortcuts="["
      onClick={toggle}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
