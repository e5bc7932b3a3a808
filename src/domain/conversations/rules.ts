// What counts as a message, how far one has come, and how a thread is told: the same words as in SQL.

import type { Side } from '#domain/side.ts';
import type { PendingState } from '#sync/index.ts';
import type { Message } from './schema.ts';

const LONGEST_MESSAGE = 4000;

/** How many more characters fit, less than none when there are too many. Counted as the server does: one for each character, not one for each half of it. */
export function roomFor(text: string): number {
  return LONGEST_MESSAGE - [...text.trim()].length;
}

/** That one comes late, by how much. */
export const LATE_WORDS = ['late_5', 'late_10', 'late_20'] as const;

/** Words that need no typing, by side; the code travels, and each reads it in their own language. */
export const TEMPLATES = {
  rockstar: ['on_my_way', ...LATE_WORDS, 'where_is_staff_door', 'who_do_i_ask_for', 'what_to_wear', 'thank_you'],
  venue: ['please_confirm', 'use_staff_door', 'bring_id', 'please_call', 'running_behind', 'all_good', 'thank_you'],
} as const satisfies Record<Side, readonly string[]>;

export type Template = (typeof TEMPLATES)[Side][number];

export const ALL_TEMPLATES: readonly Template[] = [...new Set<Template>([...TEMPLATES.rockstar, ...TEMPLATES.venue])];

export function isTemplate(code: string | null): code is Template {
  return code !== null && (ALL_TEMPLATES as readonly string[]).includes(code);
}

/** How far one's own message has come. `saving` is said of no row: this device has yet to answer that it is kept. */
export type MessageState = 'saving' | 'onDevice' | 'sent' | 'delivered' | 'read' | 'failed';

export function messageState(
  message: Pick<Message, 'deliveredAt' | 'readAt'>,
  pending: PendingState | null,
): MessageState {
  if (pending !== null) return 'onDevice';
  if (message.readAt !== null) return 'read';
  return message.deliveredAt === null ? 'sent' : 'delivered';
}

export interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

const LINK = /\bhttps?:\/\/[^\s<>"'`]+/giu;
/** What ends a sentence does not belong to the link before it. */
const TAIL = /[.,;:!?)\]}»”’]+$/u;

/** Words and web addresses in turn. Only http and https are addresses: everything else stays words. */
export function textParts(content: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of content.matchAll(LINK)) {
    const address = match[0].replace(TAIL, '');
    if (match.index > at) parts.push({ text: content.slice(at, match.index), isLink: false });
    parts.push({ text: address, isLink: true });
    at = match.index + address.length;
  }
  if (at < content.length) parts.push({ text: content.slice(at), isLink: false });
  return parts;
}

/** For searching: without case and accents. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
}
