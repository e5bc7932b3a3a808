// The keys of the page that is open, and those that work on every page.
import { useLocation } from '@tanstack/react-router';
import { type Messages, useTranslations } from 'use-intl';
import { useSingleKeys } from '#bridge/use-single-keys.ts';
import { Sheet } from '#ui/sheet.tsx';
import classes from './search.module.css';

type KeyName = keyof Messages['search']['keys'];

interface Key {
  readonly keys: readonly string[];
  readonly name: KeyName;
  /** Does nothing where single keys are switched off. */
  readonly single?: boolean;
}

const EVERYWHERE: readonly Key[] = [
  { keys: ['Ctrl K', '⌘ K'], name: 'search' },
  { keys: ['A'], name: 'act', single: true },
  { keys: ['/'], name: 'filter', single: true },
  { keys: ['['], name: 'fold', single: true },
  { keys: ['N'], name: 'bell', single: true },
  { keys: ['?'], name: 'keys', single: true },
  { keys: ['Esc'], name: 'close' },
];

/** Of a list with what is open beside it. */
const LIST: readonly Key[] = [
  { keys: ['J', 'K'], name: 'rows', single: true },
  { keys: [']'], name: 'pane', single: true },
];

const HERE: readonly { readonly path: RegExp; readonly keys: readonly Key[] }[] = [
  {
    path: /^\/venue\/shifts(\/[^/]+)?$/,
    keys: [
      { keys: ['←', '→', '↑', '↓'], name: 'boardMove' },
      { keys: ['Home', 'End'], name: 'boardEnds' },
      { keys: ['Enter'], name: 'open' },
      { keys: ['C'], name: 'boardCopy', single: true },
      { keys: ['G'], name: 'boardGap', single: true },
      { keys: ['1–9'], name: 'boardTake', single: true },
      ...LIST,
    ],
  },
  {
    path: /^\/venue\/shifts\/[^/]+\/applicants$/,
    keys: [
      { keys: ['J', 'K'], name: 'rows', single: true },
      { keys: ['S'], name: 'shortlist', single: true },
      { keys: ['D'], name: 'decline', single: true },
      { keys: ['X'], name: 'tick', single: true },
      { keys: ['C'], name: 'two', single: true },
    ],
  },
  { path: /^\/venue(\/dashboard)?\/?$/, keys: [{ keys: ['I'], name: 'byHand', single: true }, ...LIST] },
  {
    path: /^\/rockstar\/available-shifts/,
    keys: [...LIST, { keys: ['←', '→'], name: 'days', single: true }, { keys: ['H'], name: 'hide', single: true }],
  },
  { path: /^\/rockstar\/?$/, keys: [{ keys: ['1', '2', '3', '4'], name: 'fits', single: true }] },
  { path: /^\/(venue|rockstar|admin)\/(jobs|rockstars|shifts|users|workers|venues)/, keys: LIST },
  {
    path: /^\/(venue|rockstar)\/messages/,
    keys: [
      { keys: ['↑', '↓'], name: 'chatMove' },
      { keys: ['Alt ↑', 'Alt ↓'], name: 'chatNext' },
      { keys: ['Enter'], name: 'chatSend' },
      { keys: ['Shift Enter'], name: 'chatLine' },
      { keys: ['I'], name: 'chatContext', single: true },
      { keys: ['Esc'], name: 'chatClose' },
    ],
  },
  {
    path: /^\/search$/,
    keys: [
      { keys: ['↑', '↓'], name: 'searchMove' },
      { keys: ['Enter'], name: 'open' },
    ],
  },
];

export function KeysSheet({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const t = useTranslations('search');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { on } = useSingleKeys();
  const here = HERE.find(one => one.path.test(path))?.keys ?? [];
  return (
    <Sheet opened={opened} onClose={onClose} title={t('keysTitle')}>
      <dl className={classes.keys}>
        {[...here, ...EVERYWHERE]
          .filter(({ single }) => on || single !== true)
          .map(({ keys, name }) => (
            <div key={name}>
              <dt>
                {keys.map(key => (
                  <kbd key={key} className={classes.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
      </dl>
    </Sheet>
  );
}
