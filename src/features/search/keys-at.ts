// Which keys a page hears: what the sheet of «?» says. A key that a screen registers stands here (tests/house/keys.test.ts).
import type { Messages } from 'use-intl';

type KeyName = keyof Messages['search']['keys'];

export interface Key {
  readonly keys: readonly string[];
  readonly name: KeyName;
  /** Does nothing where single keys are switched off. */
  readonly single?: boolean;
  /** What hears it has room from so many px of width on, or only below them. */
  readonly fromPx?: number;
  readonly belowPx?: number;
}

const EVERYWHERE: readonly Key[] = [
  { keys: ['Ctrl K', '⌘ K'], name: 'search' },
  { keys: ['A'], name: 'act', single: true },
  { keys: ['/'], name: 'filter', single: true },
  { keys: ['['], name: 'fold', single: true, fromPx: 1440 },
  { keys: ['N'], name: 'bell', single: true },
  { keys: ['?'], name: 'keys', single: true },
  { keys: ['Esc'], name: 'close' },
];

/** Of a list with what is open beside it. */
const listFrom = (fromPx: number): readonly Key[] => [
  { keys: ['J', 'K'], name: 'rows', single: true, fromPx },
  { keys: [']'], name: 'pane', single: true, fromPx },
];
const LIST = listFrom(1024);

/** Of a week by roles or by people, which a phone has no room for. */
const BOARD: readonly Key[] = [
  { keys: ['←', '→', '↑', '↓'], name: 'boardMove' },
  { keys: ['Home', 'End'], name: 'boardEnds' },
  { keys: ['Enter'], name: 'open' },
  { keys: ['C'], name: 'boardCopy', single: true },
  { keys: ['G'], name: 'boardGap', single: true },
  { keys: ['1–9'], name: 'boardTake', single: true },
  { keys: ['D'], name: 'boardDay', single: true },
  { keys: ['S'], name: 'boardSplit', single: true },
  { keys: ['Shift ←', 'Shift →'], name: 'boardStretch' },
  { keys: ['X'], name: 'boardTick', single: true },
  { keys: ['Shift ↑', 'Shift ↓'], name: 'boardTickMore' },
  { keys: ['I'], name: 'boardInvite', single: true },
  { keys: ['R'], name: 'boardRepeat', single: true },
  { keys: ['−', '+'], name: 'boardZoom', single: true },
  { keys: ['Ctrl Z', 'Ctrl Shift Z'], name: 'boardUndo' },
];

/** Of the list of chats. */
const CHATS: readonly Key[] = [
  { keys: ['↑', '↓'], name: 'chatMove' },
  { keys: ['Alt ↑', 'Alt ↓'], name: 'chatNext' },
];

/** Of one row: an id has figures, «new» and «verification» have none. */
const OPENED = '(/[^/]*\\d[^/]*)?';

interface Here {
  readonly path: RegExp;
  readonly keys: readonly Key[];
  /** The page has tabs by the address's `view`, and these are heard in the first, which is not named there. */
  readonly firstView?: true;
}

const QUEUE: readonly Key[] = [{ keys: ['J', 'K'], name: 'rows', single: true }];

const HERE: readonly Here[] = [
  {
    path: /^\/venue\/shifts\/hours$/,
    keys: [
      { keys: ['J', 'K', '↓', '↑'], name: 'rows', single: true },
      { keys: ['X'], name: 'tick', single: true },
      { keys: ['A'], name: 'approve', single: true },
      { keys: ['O'], name: 'offer', single: true },
      { keys: ['Enter'], name: 'open' },
      { keys: ['Ctrl Enter'], name: 'approveAll' },
    ],
  },
  {
    path: new RegExp(`^/venue/shifts${OPENED}$`),
    keys: [...BOARD.map(key => ({ ...key, fromPx: 820 })), ...listFrom(820)],
  },
  {
    path: /^\/venue\/shifts\/[^/]+\/applicants$/,
    keys: [
      { keys: ['J', 'K', '↓', '↑'], name: 'rows', single: true, fromPx: 820 },
      { keys: ['Enter'], name: 'open', single: true, fromPx: 820 },
      { keys: ['S'], name: 'shortlist', single: true, fromPx: 820 },
      { keys: ['D'], name: 'decline', single: true, fromPx: 820 },
      { keys: ['X'], name: 'tick', single: true, fromPx: 820 },
      { keys: ['C'], name: 'two', single: true, fromPx: 820 },
      { keys: ['Ctrl Z', 'Ctrl Shift Z'], name: 'boardUndo', fromPx: 820 },
    ],
  },
  {
    path: /^\/venue(\/dashboard)?\/?$/,
    keys: [
      { keys: ['I'], name: 'byHand', single: true },
      { keys: ['D'], name: 'noShow', single: true },
      { keys: ['Ctrl Z', 'Ctrl Shift Z'], name: 'boardUndo' },
      ...LIST,
    ],
  },
  {
    path: /^\/rockstar\/available-shifts/,
    keys: [
      ...LIST,
      { keys: ['←', '→'], name: 'days', single: true, fromPx: 1024 },
      { keys: ['H'], name: 'hide', single: true },
    ],
  },
  // A queue, whose rows have pages of their own.
  { path: /^\/admin\/(venues\/verification|workers\/documents)$/, keys: QUEUE },
  // Beside the disputes stand reports and health, which have no rows.
  { path: /^\/admin\/reports$/, firstView: true, keys: QUEUE },
  {
    path: /^\/admin\/reports\/disputes\//,
    keys: [{ keys: ['1–9'], name: 'decide', single: true }],
  },
  {
    path: /^\/rockstar(\/dashboard)?\/?$/,
    keys: [{ keys: ['1', '2', '3', '4'], name: 'fits', single: true, fromPx: 820 }],
  },
  {
    path: /^\/admin\/(users|workers)\/[^/]*\d[^/]*$/,
    keys: [...LIST, { keys: ['E'], name: 'csv', single: true }, { keys: ['S'], name: 'suspend', single: true }],
  },
  {
    path: new RegExp(`^/admin/(jobs|shifts|users|workers|venues)${OPENED}$`),
    keys: [...LIST, { keys: ['E'], name: 'csv', single: true }],
  },
  { path: /^\/admin\/security$/, keys: [{ keys: ['E'], name: 'csv', single: true }] },
  { path: new RegExp(`^/(venue|rockstar)/(jobs|rockstars|shifts)${OPENED}$`), keys: LIST },
  {
    path: /^\/(venue|rockstar)\/messages\/?$/,
    keys: CHATS,
  },
  {
    path: /^\/(venue|rockstar)\/messages\//,
    keys: [
      ...CHATS.map(key => ({ ...key, fromPx: 820 })),
      { keys: ['Enter'], name: 'chatSend' },
      { keys: ['Shift Enter'], name: 'chatLine' },
      { keys: ['I'], name: 'chatContext', single: true, belowPx: 1440 },
      { keys: ['Esc'], name: 'chatClose' },
    ],
  },
  {
    path: /^\/search$/,
    keys: [
      { keys: ['↑', '↓'], name: 'searchMove' },
      { keys: ['→', 'Tab'], name: 'searchMore' },
      { keys: ['Enter'], name: 'open' },
    ],
  },
];

/** Those of the page and its tab first, then those of every page; in a window of a width, those that are heard there. */
export function keysAt(path: string, isFrom?: (px: number) => boolean, view?: string): readonly Key[] {
  const here = HERE.find(one => one.path.test(path));
  const own = here === undefined || (here.firstView === true && view !== undefined) ? [] : here.keys;
  const all = [...own, ...EVERYWHERE];
  if (isFrom === undefined) return all;
  return all.filter(
    ({ fromPx, belowPx }) => (fromPx === undefined || isFrom(fromPx)) && (belowPx === undefined || !isFrom(belowPx)),
  );
}
