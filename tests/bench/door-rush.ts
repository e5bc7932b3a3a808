// Forty people who checked in by the code of one tablet, with both radios off, and come back to the network in the same moment.
import { codeOf, minuteAt } from '#domain/attendance/codes.ts';
import { checkIn } from '#domain/attendance/commands.ts';
import { newId } from '#domain/ids.ts';
import { toInstantText } from '#domain/time.ts';
import type { Figure } from '#tests/bench/bench.ts';
import { Phone } from '#tests/journeys/phone.ts';
import type { Backend } from '#tests/support/backend.ts';
import { runningNight } from '#tests/support/night.ts';

const STAFF = 40;

export async function fortyAtOnce(backend: Backend, venue: string): Promise<Figure[]> {
  const emails = Array.from({ length: STAFF }, (_, nth) => `staff${nth}@example.com`);
  const phones: Phone[] = [];
  for (const email of emails)
    phones.push(await Phone.join(backend, { name: `Staff ${email}`, email, role: 'rockstar' }));
  const { shift } = await runningNight(backend, { venue, emails });
  const places = await backend.db<{ id: string; worker_id: string }>(
    'select id, worker_id from public.bookings where shift_id = $1',
    [shift],
  );
  const [{ key } = { key: '' }] = await backend.db<{ key: string }>('select key from public.shift_keys where id = $1', [
    shift,
  ]);
  const { digits } = await codeOf(key, minuteAt(Date.now()));
  for (const phone of phones) {
    await phone.settled();
    phone.loseNetwork();
    const booking_id = places.find(({ worker_id }) => worker_id === phone.userId)?.id ?? '';
    await phone.act(checkIn, { id: newId(), booking_id, said_at: toInstantText(Date.now()), code: digits });
  }
  const calls = countCalls();
  const from = performance.now();
  for (const phone of phones) phone.regainNetwork();
  await Promise.all(phones.map(phone => phone.settled()));
  const ms = performance.now() - from;
  const { made, refused } = calls.end();
  const [proven] = await backend.db<{ n: number }>(
    `select count(*)::int as n from public.attendance_events fact join public.bookings place on place.id = fact.booking_id
     where place.shift_id = $1 and fact.verdict = 'proven'`,
    [shift],
  );
  for (const phone of phones) await phone.putAway();
  return [
    {
      name: '40 check-ins by one code that come at once: not proven',
      value: STAFF - (proven?.n ?? 0),
      unit: 'rows',
      budget: 0,
    },
    { name: 'calls that were answered «too many» or not at all', value: refused, unit: 'requests', budget: 0 },
    { name: 'calls until all of them had settled', value: made, unit: 'requests', budget: 4 * STAFF },
    { name: 'from the network to all settled', value: ms, unit: 'ms', budget: null },
  ];
}

function countCalls(): { end(): { readonly made: number; readonly refused: number } } {
  const plain = globalThis.fetch;
  let [made, refused] = [0, 0];
  globalThis.fetch = async (...call) => {
    made += 1;
    try {
      const answer = await plain(...call);
      if (answer.status === 429 || answer.status >= 500) refused += 1;
      return answer;
    } catch (error) {
      refused += 1;
      throw error;
    }
  };
  return {
    end() {
      globalThis.fetch = plain;
      return { made, refused };
    },
  };
}
