import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteShiftPattern, saveShiftPattern } from '#domain/patterns/commands.ts';
import { patternToDrafts } from '#domain/patterns/rules.ts';
import { rowToPattern, shiftPatterns } from '#domain/patterns/schema.ts';
import { newDraft } from '#domain/shifts/draft.ts';
import {
  deleteShiftTemplate,
  draftToTemplate,
  saveShiftTemplate,
  templateToDraft,
} from '#domain/templates/commands.ts';
import { rowToTemplate, shiftTemplates } from '#domain/templates/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('save_shift_template', () => {
  it('keeps what was written down without network, and gives it back on any day', async () => {
    const { vera, rocco } = stage;
    const [venue] = await vera.rows(venues);
    const draft = {
      ...newDraft(null, Date.now(), 'Europe/London'),
      role: 'bartender',
      rateMinor: 1550,
      fairMinutes: 15,
    };
    const args = draftToTemplate(draft, { id: newId(), venueId: venue?.id ?? '', name: 'Friday bar' });
    if (args === null) throw new Error('Not whole');
    vera.loseNetwork();
    await vera.act(saveShiftTemplate, args);
    vera.regainNetwork();
    await vera.settled();
    await rocco.settled();
    const row = await vera.row(shiftTemplates, args.id);
    expect(row?.row_xid).not.toBe('0');
    expect(await rocco.row(shiftTemplates, args.id)).toBeUndefined();
    expect(row && templateToDraft(rowToTemplate(row), draft.date)).toEqual(draft);
  });
});

describe('delete_shift_template', () => {
  it('throws it away, and is no refusal where somebody was quicker', async () => {
    const { vera } = stage;
    const [kept] = await vera.rows(shiftTemplates);
    await vera.actAndSettle(deleteShiftTemplate, { id: kept?.id ?? '' });
    expect(await vera.rows(shiftTemplates)).toEqual([]);
    await vera.actAndSettle(deleteShiftTemplate, { id: kept?.id ?? '' });
    expect(await vera.outbox()).toEqual([]);
  });
});

describe('save_shift_pattern', () => {
  it('keeps a week that was named without network, for any other week', async () => {
    const { vera } = stage;
    const [venue] = await vera.rows(venues);
    const draft = {
      ...newDraft(null, Date.now(), 'Europe/London'),
      role: 'bartender',
      rateMinor: 1550,
      fairMinutes: 15,
    };
    const terms = draftToTemplate(draft, { id: '', venueId: '', name: '' });
    if (terms === null || venue === undefined) throw new Error('Not whole');
    const { id: _, venue_id: __, name: ___, title = null, pack: ____, ...rest } = terms;
    const args = {
      ...{ id: newId(), venue_id: venue.id, name: 'A quiet week' },
      shifts: [{ weekday: 4, ...rest, title, pack: {} }],
    };
    vera.loseNetwork();
    await vera.act(saveShiftPattern, args);
    vera.regainNetwork();
    await vera.settled();
    const row = await vera.row(shiftPatterns, args.id);
    expect(row?.row_xid).not.toBe('0');
    const [again] = row ? patternToDrafts(rowToPattern(row), '2026-11-30', []) : [];
    expect(again).toEqual({ ...draft, date: '2026-12-04' });
    await vera.actAndSettle(deleteShiftPattern, { id: args.id });
    expect(await vera.rows(shiftPatterns)).toEqual([]);
  });
});
