// Which keys a page hears: what the sheet of «?» says. A key that a screen registers stands here (tests/house/keys.test.ts).
import type { Messages } from 'use-intl';

type KeyName = keyof Messages['search']['keys'];

export interface Key {
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
      { keys: ['D'], name: 'boardDay', single: true },
      { keys: ['S'], name: 'boardSplit', single: true },
      { keys: ['Shift ←', 'Shift →'], name: 'boardStretch' },
      { keys: ['X'], name: 'boardTick', single: true },
      { keys: ['I'], name: 'boardInvite', single: true },
      { keys: ['R'], name: 'boardRepeat', single: true },
      { keys: ['−', '+'], name: 'boardZoom', single: true },
      { keys: ['Ctrl Z', 'Ctrl Shift Z'], name: 'boardUndo' },
      ...LIST,
    ],
  },
  {
    path: /^\/venue\/shifts\/[^/]+\/applicants$/,
    keys: [
      { keys: ['J', 'K', '↓', '↑'], name: 'rows', single: true },
      { keys: ['Enter'], name: 'open', single: true },
      { keys: ['S'], name: 'shortlist', single: true },
      { keys: ['D'], name: 'decline', single: true },
      { keys: ['X'], name: 'tick', single: true },
      { keys: ['C'], name: 'two', single: true },
      { keys: ['Ctrl Z', 'Ctrl Shift Z'], name: 'boardUndo' },
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
    keys: [...LIST, { keys: ['←', '→'], name: 'days', single: true }, { keys: ['H'], name: 'hide', single: true }],
  },
  {
    path: /^\/admin\/reports\/disputes\//,
    keys: [{ keys: ['1–9'], name: 'decide', single: true }],
  },
  { path: /^\/rockstar\/?$/, keys: [{ keys: ['1', '2', '3', '4'], name: 'fits', single: true }] },
  {
    path: /^\/admin\/(users|workers)\/[^/]+$/,
    keys: [...LIST, { keys: ['E'], name: 'csv', single: true }, { keys: ['S'], name: 'suspend', single: true }],
  },
  {
    path: /^\/admin\/(jobs|shifts|users|workers|venues|security)/,
    keys: [...LIST, { keys: ['E'], name: 'csv', single: true }],
  },
  { path: /^\/(venue|rockstar)\/(jobs|rockstars|shifts)/, keys: LIST },
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
      { keys: ['→', 'Tab'], name: 'searchMore' },
      { keys: ['Enter'], name: 'open' },
    ],
  },
];

/** Those of the page first, then those of every page. */
export function keysAt(path: string): readonly Key[] {
  return [...(HERE.find(one => one.path.test(path))?.keys ?? []), ...EVERYWHERE];
}
