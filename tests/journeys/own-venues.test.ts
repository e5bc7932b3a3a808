import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveJob } from '#domain/jobs/commands.ts';
import { publishShift, saveShift } from '#domain/shifts/commands.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { addVenue, archiveVenue, editVenue, setPrimaryVenue } from '#domain/venues/commands.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { type Stage, setStage, shiftArgs } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

const details = { name: 'Harbour & Rye', address: '3 Quay Street', area: 'lisbon' };

describe('add_venue, edit_venue, set_primary_venue, archive_venue', () => {
  it('one after the other without network: the server makes the same of them', async () => {
    const { vera } = stage;
    const id = newId();
    vera.loseNetwork();
    await vera.act(addVenue, { id, ...details });
    await vera.act(editVenue, { id, ...details, industry: 'restaurant', contact: '07700 900142' });
    await vera.act(setPrimaryVenue, { venue_id: id });
    const membership = (await vera.rows(venueUsers)).find(row => row.venue_id === id);
    expect(membership).toMatchObject({ role: 'admin', is_primary: true });
    const placed = { area: 'lisbon', tz: 'Europe/Lisbon', currency: 'EUR', lat: 38.7223, lng: -9.1393 };
    expect(await vera.row(venues, id)).toMatchObject(placed);

    vera.regainNetwork();
    await vera.settled();
    expect((await vera.outbox()).filter(({ state }) => state === 'parked')).toEqual([]);
    expect(await vera.row(venues, id)).toMatchObject({
      ...details,
      ...placed,
      industry: 'restaurant',
      status: 'active',
    });
    const memberships = (await vera.rows(venueUsers)).filter(row => row.user_id === vera.userId);
    expect(memberships.filter(row => row.is_primary).map(row => row.venue_id)).toEqual([id]);
    expect(memberships.filter(row => row.venue_id === id).map(row => row.id)).toEqual([membership?.id]);
    const first = memberships.find(row => row.venue_id !== id)?.venue_id ?? '';
    await vera.actAndSettle(setPrimaryVenue, { venue_id: first });
    expect((await vera.rows(venueUsers)).filter(row => row.is_primary).map(row => row.venue_id)).toEqual([first]);

    await vera.actAndSettle(archiveVenue, { id });
    expect(await vera.row(venues, id)).toMatchObject({ status: 'archived' });
  });

  it('SP3.3 SP4.10 the venue of the profile stays', async () => {
    const { vera } = stage;
    const own = (await vera.rows(venues)).find(row => row.name !== details.name);
    await vera.act(archiveVenue, { id: own?.id ?? '' });
    await vera.settled();
    expect(await vera.refusal()).toBe('profile_venue');
    expect(await vera.row(venues, own?.id ?? '')).toMatchObject({ status: 'active' });
  });

  it('a rockstar has none to add', async () => {
    const { rocco } = stage;
    await rocco.act(addVenue, { id: newId(), ...details });
    await rocco.settled();
    expect(await rocco.refusal()).toBe('not_allowed');
  });

  it('what was written for a venue that is refused waits behind it with that reason, and nothing else does', async () => {
    const { vera, backend } = stage;
    await backend.db(
      `insert into public.venues (name, address, area, created_by)
       select 'Kiosk ' || nth, nth || ' Quay', 'london', $1 from generate_series(1, 20) nth`,
      [vera.userId],
    );
    vera.loseNetwork();
    const id = newId();
    await vera.act(addVenue, { id, ...details });
    const open = (await vera.rows(venues)).find(row => row.status === 'active' && row.name !== details.name);
    const elsewhere = { ...(await shiftArgs(vera)), venue_id: open?.id ?? '' };
    const shift = { ...elsewhere, id: newId(), venue_id: id };
    await vera.act(saveShift, shift);
    await vera.act(publishShift, { id: shift.id, version: 1 });
    const job = {
      id: newId(),
      venue_id: id,
      role: 'bartender',
      title: 'Evenings',
      employment_type: 'part_time',
    } as const;
    await vera.act(saveJob, { ...job, pay_min_minor: 1600, pay_period: 'hour', skills: [] });
    await vera.act(saveShift, { ...elsewhere, rate_minor: 1700 });
    vera.regainNetwork();
    await vera.settled();
    const refused = (await vera.outbox()).filter(({ state }) => state === 'parked');
    expect(refused.map(({ name, code }) => [name, code])).toEqual([
      ['archive_venue', 'profile_venue'],
      ['add_venue', 'venues_full'],
      ['save_shift', 'depends_on_refused'],
      ['publish_shift', 'depends_on_refused'],
      ['save_job', 'depends_on_refused'],
    ]);
    expect(await vera.row(shifts, elsewhere.id)).toMatchObject({ status: 'draft', rate_minor: 1700 });
  });
});
