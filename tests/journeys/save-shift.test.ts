import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveShift } from '#domain/shifts/commands.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { type Stage, setStage, shiftArgs } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('save_shift', () => {
  it('keeps a draft that only the venue sees', async () => {
    const { vera, rocco } = stage;
    const args = await shiftArgs(vera);
    await vera.actAndSettle(saveShift, args);
    await rocco.settled();
    expect(await vera.row(shifts, args.id)).toMatchObject({ status: 'draft', version: 1, rate_minor: 1550 });
    expect(await rocco.row(shifts, args.id)).toBeUndefined();
  });

  it('changes a draft, in order, whatever the network did in between', async () => {
    const { vera } = stage;
    const args = await shiftArgs(vera, { inDays: 4 });
    vera.loseNetwork();
    await vera.act(saveShift, args);
    await vera.act(saveShift, { ...args, positions: 5 });
    vera.regainNetwork();
    await vera.settled();
    const row = await vera.row(shifts, args.id);
    expect(row).toMatchObject({ positions: 5, version: 2 });
    expect(row?.row_xid).not.toBe('0');
  });

  it.each([
    { what: 'no position', change: { positions: 0 }, code: 'positions_out_of_range' },
    { what: '51 positions', change: { positions: 51 }, code: 'positions_out_of_range' },
    { what: 'an unknown role', change: { role: 'astronaut' }, code: 'unknown_role' },
    { what: 'a free shift', change: { rate_minor: 0 }, code: 'rate_out_of_range' },
    { what: 'a break as long as the shift', change: { break_min: 480 }, code: 'break_out_of_range' },
    { what: "someone else's venue", change: { venue_id: '01990000-0000-7000-8000-000000000001' }, code: 'not_allowed' },
  ])('refuses $what with a stable code, and keeps what was typed', async ({ change, code }) => {
    const { vera } = stage;
    const args = { ...(await shiftArgs(vera, { inDays: 6 })), ...change };
    const commandId = await vera.act(saveShift, args);
    await vera.settled();
    const [entry] = await vera.outbox();
    expect(entry).toMatchObject({ id: commandId, state: 'parked', code, args: change });
    await vera.device.discard(commandId);
  });

  it('refuses a time that the wall clock never meant', async () => {
    const { vera } = stage;
    const args = await shiftArgs(vera, { inDays: 6 });
    const startsAt = new Date(Date.parse(args.starts_at) + 5 * 60_000).toISOString();
    const commandId = await vera.act(saveShift, { ...args, starts_at: startsAt });
    await vera.settled();
    expect(await vera.refusal()).toBe('time_mismatch');
    await vera.device.discard(commandId);
  });
});
