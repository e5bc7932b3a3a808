import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    const draft = { ...newDraft(null, Date.now(), 'Europe/London'), role: 'bartender', rateMinor: 1550 };
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
  it('throws it away, and says so when somebody was quicker', async () => {
    const { vera } = stage;
    const [kept] = await vera.rows(shiftTemplates);
    await vera.actAndSettle(deleteShiftTemplate, { id: kept?.id ?? '' });
    expect(await vera.rows(shiftTemplates)).toEqual([]);
    await vera.actAndSettle(deleteShiftTemplate, { id: kept?.id ?? '' });
    expect(await vera.refusal()).toBe('not_found');
  });
});
