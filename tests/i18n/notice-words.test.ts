// How a notice reads as a sentence, in a mail and on a closed app.
import { describe, expect, it } from 'vitest';
import { inWords } from '#supabase/functions/_shared/notice.ts';
import { noticeMail } from '#supabase/functions/send-mails/notice-mail.ts';

const payload = {
  venue: 'The Copper Thistle',
  role: 'bartender',
  starts_at: '2026-12-10T18:00:00Z',
  ends_at: '2026-12-11T02:00:00Z',
  tz: 'Europe/London',
};

it.each([
  ['en', 'Thu 10 Dec · 18:00–02:00 (+1 day)'],
  ['es', 'jue 10 dic · 18:00–02:00 (+1 día)'],
  ['fr', 'jeu. 10 déc. · 18:00–02:00 (+1 jour)'],
])('writes the day of a shift as %s writes it inside a sentence', (locale, span) => {
  const { text } = inWords({ kind: 'shift_changed', payload, role: 'rockstar', locale, tz: 'Europe/London' });
  expect(text).toContain(`, ${span}`);
});

const proposed = { ...payload, name: 'Rocco', time: '2026-12-11T02:30:00Z' };

describe('until when somebody asks to work is by the clock of the place, as the times of the shift', () => {
  it.each([
    [
      'to a reader whose clock is an hour behind',
      ...(['en', 'Atlantic/Azores'] as const),
      'Rocco asks to work until Fri 11 Dec, 02:30: Bartender, Thu 10 Dec · 18:00–02:00 (+1 day) · United Kingdom Time. Agree or decline.',
    ],
    [
      'to one in Spain',
      ...(['es', 'Europe/Madrid'] as const),
      'Rocco propone trabajar hasta el vie 11 dic a las 02:30: Camarero/a de barra, jue 10 dic · 18:00–02:00 (+1 día) · hora de Reino Unido. Acepta o rechaza.',
    ],
    [
      'to one whose clock shows the same, without its name',
      ...(['en', 'Europe/Lisbon'] as const),
      'Rocco asks to work until Fri 11 Dec, 02:30: Bartender, Thu 10 Dec · 18:00–02:00 (+1 day). Agree or decline.',
    ],
  ])('%s', (_, locale, tz, words) => {
    const { text } = inWords({ kind: 'end_proposed_to_venue', payload: proposed, role: 'venue', locale, tz });
    expect(text.replaceAll('\u00A0', ' ')).toBe(words);
  });
});

it('says by the reader’s clock what is of no place', () => {
  const told = { kind: 'account_asked', payload: { expires_at: '2026-12-11T02:30:00Z' }, role: 'rockstar' };
  expect(inWords({ ...told, locale: 'en', tz: 'Europe/Madrid' }).text).toContain('03:30');
});

it.each([
  ['names the venue to whoever works for several', { several: true }, 'The Copper Thistle · Rocco a annulé'],
  ['does not name it to whoever works for one', {}, 'Rocco a annulé'],
])('%s', (_, mark, begins) => {
  const facts = { ...payload, name: 'Rocco', ...mark };
  const told = { kind: 'booking_cancelled_by_worker', payload: facts, role: 'venue', locale: 'fr', tz: 'Europe/Paris' };
  expect(inWords(told).text.slice(0, begins.length)).toBe(begins);
});

it('says of somebody who deleted their account only that', () => {
  const facts = { ...payload, name: null, giver: 'Rosa' };
  const told = { kind: 'transfer_to_decide', payload: facts, role: 'venue', locale: 'fr', tz: 'Europe/Paris' };
  expect(inWords(told).text).toContain('Compte supprimé remplacerait Rosa');
});

it.each([
  ['Anna', 'le pointage d’Anna est arrivé'],
  ['Bruno', 'le pointage de Bruno est arrivé'],
])('shortens the word before %s in French, as the app does', (name, words) => {
  const told = { kind: 'no_show_withdrawn_to_venue', payload: { ...payload, name }, role: 'venue', tz: 'Europe/Paris' };
  expect(inWords({ ...told, locale: 'fr' }).text).toContain(words);
});

it('shortens it in what is chosen by a number too', () => {
  const facts = { ...payload, name: 'Anna', decision: 'review_upheld' };
  const told = { kind: 'dispute_decided_to_venue', payload: facts, role: 'venue', locale: 'en', tz: 'Europe/Paris' };
  expect(inWords(told).text).toContain('(Anna)');
  const french = inWords({ ...told, locale: 'fr', payload: { ...facts, decision: 'no_show_upheld' } }).text;
  expect(french).toContain('L’absence d’Anna est maintenue');
});

it('names a venue once', () => {
  const facts = { ...payload, several: true, name: 'Rocco', n: 1 };
  const told = { kind: 'message_from_rockstar', payload: facts, role: 'venue', locale: 'en', tz: 'Europe/London' };
  expect(inWords(told).text.match(/The Copper Thistle/g)).toHaveLength(1);
});

it('cuts a long subject between characters, whichever of them a venue has in its name', () => {
  const way = { unsubscribeUrl: 'https://project.example/unsubscribe', key: 'k' };
  const subjects = Array.from({ length: 60 }, (_, nth) => {
    const told = { ...payload, venue: `${'x'.repeat(60 + nth)}🍸🍸🍸🍸` };
    const notice = { kind: 'shift_changed', payload: told, role: 'rockstar', locale: 'en', tz: 'Europe/London' };
    return noticeMail({ ...notice, must_ack: true }, way).subject;
  });
  expect(
    subjects.filter(subject => /[\uD800-\uDFFF]/.test(subject.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, ''))),
  ).toEqual([]);
  expect(Math.max(...subjects.map(subject => [...subject].length))).toBe(120);
});
