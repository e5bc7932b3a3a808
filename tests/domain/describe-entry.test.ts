// What an entry of the outbox says of itself once what it was about has left the device, and the ways out that it names.
import { expect, it } from 'vitest';
import { describeEntry, type OutboxWords } from '#domain/describe-entry.ts';
import type { Mirror } from '#sync/index.ts';

const nothing = { userId: 'rocco', table: () => ({ get: async () => undefined }) } as unknown as Mirror;
const words: OutboxWords = {
  title: (act, subject) => `${act}: ${subject}`,
  role: slug => slug,
  template: code => code,
  span: ({ start, end, tz }) => `${start}–${end} ${tz}`,
  rate: (minor, currency) => `${minor} ${currency}`,
  quoted: said => `“${said}”`,
  gone: 'gone',
};
const about = { role: 'bartender', venue: 'Night Heron', starts_at: 1, ends_at: 2, tz: 'Europe/London' };
const id = '01990000-0000-7000-8000-000000000000';
const apply = { id, shift_id: id, seen_version: 2, note: 'Please' };

const described = (name: string, args: object, code?: string) =>
  describeEntry({ id, name, args, recordedAt: '2026-11-27T12:00:00.000Z', state: 'parked', code }, nothing, words);

it('names the shift that it kept, and what to look for instead', async () => {
  expect(await described('submit_application', { ...apply, about }, 'shift_gone')).toEqual({
    title: 'submit_application: bartender, Night Heron',
    lines: ['1–2 Europe/London', 'gone', '“Please”'],
    editTo: null,
    over: { instead: 'shift' },
  });
  const claim = { application_id: id, booking_id: id, shift_id: id, seen_version: 2, about };
  expect(await described('claim_shift', claim, 'too_late')).toMatchObject({
    title: 'claim_shift: bartender, Night Heron',
    over: { instead: 'shift' },
  });
  const job = { id, job_id: id, seen_version: 2, about: { title: 'Head chef' } };
  expect(await described('submit_application', job, 'job_gone')).toMatchObject({
    title: 'submit_application: Head chef',
    over: { instead: 'job' },
  });
});

it('says that there is no more to it where an older version kept nothing', async () => {
  expect(await described('submit_application', apply, 'shift_gone')).toMatchObject({ lines: ['gone', '“Please”'] });
});

it('can be sent again where that may help, and leads nobody to the venues of others', async () => {
  expect(await described('submit_application', { ...apply, about }, 'venue_paused')).toMatchObject({
    over: null,
    editTo: null,
  });
  expect(await described('publish_shift', { id, version: 1 }, 'venue_paused')).toMatchObject({
    editTo: '/venue/venues',
  });
});
