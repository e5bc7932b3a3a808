// A calendar is written on the phone, without network too, and stays the person's own.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteAvailabilityException,
  deleteAvailabilityRule,
  saveAvailabilityException,
  saveAvailabilityRule,
} from '#domain/availability/commands.ts';
import { availabilityExceptions, availabilityRules } from '#domain/availability/schema.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

const evening = (id: string) => ({
  id,
  weekday: 5,
  start_local: '18:00',
  end_local: '02:00',
  kind: 'available' as const,
  valid_from: null,
  valid_to: null,
});

describe('save_availability_rule', () => {
  it('stands at once without network and reaches the server later, and nobody else', async () => {
    const { vera, rocco } = stage;
    const id = newId();
    rocco.loseNetwork();
    await rocco.act(saveAvailabilityRule, evening(id));
    expect(await rocco.row(availabilityRules, id)).toMatchObject({ start_local: '18:00', row_xid: '0' });
    rocco.regainNetwork();
    await rocco.settled();
    expect((await rocco.row(availabilityRules, id))?.row_xid).not.toBe('0');
    await vera.settled();
    expect(await vera.rows(availabilityRules)).toEqual([]);
  });

  it('is refused for hours that are given already', async () => {
    const { rosa } = stage;
    await rosa.actAndSettle(saveAvailabilityRule, evening(newId()));
    await rosa.act(saveAvailabilityRule, evening(newId()));
    await rosa.settled();
    expect(await rosa.refusal()).toBe('hours_overlap');
  });
});

describe('delete_availability_rule', () => {
  it('takes the hours away, here and there', async () => {
    const { rocco } = stage;
    const id = newId();
    await rocco.actAndSettle(saveAvailabilityRule, { ...evening(id), weekday: 2 });
    await rocco.actAndSettle(deleteAvailabilityRule, { id });
    expect(await rocco.row(availabilityRules, id)).toBeUndefined();
  });
});

describe('save_availability_exception and delete_availability_exception', () => {
  it('write days off and take them back', async () => {
    const { rocco } = stage;
    const id = newId();
    const off = { id, starts_on: '2096-12-24', ends_on: '2096-12-26', kind: 'unavailable' as const, reason: 'Family' };
    await rocco.actAndSettle(saveAvailabilityException, { ...off, start_local: null, end_local: null });
    expect(await rocco.row(availabilityExceptions, id)).toMatchObject({ reason: 'Family', ends_on: '2096-12-26' });
    await rocco.actAndSettle(deleteAvailabilityException, { id });
    expect(await rocco.row(availabilityExceptions, id)).toBeUndefined();
  });
});
