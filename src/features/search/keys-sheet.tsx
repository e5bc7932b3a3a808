// The keys of the page that is open, and those that work on every page; without those of what has no room in this window.
import { em } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSingleKeys } from '#bridge/use-single-keys.ts';
import { KeyCap } from '#ui/key-cap.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { keysAt } from './keys-at.ts';
import classes from './search.module.css';

export function KeysSheet({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const t = useTranslations('search');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const view = useLocation({ select: ({ search }) => search.view });
  const { on } = useSingleKeys();
  return (
    <Sheet opened={opened} onClose={onClose} title={t('keysTitle')}>
      <dl className={classes.keys}>
        {keysAt(path, isFrom, view)
          .filter(({ single }) => on || single !== true)
          .map(({ keys, name }) => (
            <div key={name}>
              <dt>
                {keys.map(key => (
                  <KeyCap key={key}>{key}</KeyCap>
                ))}
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
      </dl>
    </Sheet>
  );
}

function isFrom(width: number): boolean {
  return matchMedia(`(min-width: ${em(width)})`).matches;
}
