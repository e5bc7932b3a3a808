import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { idOf, rowXid, type ShiftId, type VenueId } from '#domain/ids.ts';
import { type Instant, instantText, stampText } from '#domain/time.ts';

const row = v.object({
  id: idOf<ShiftId>(),
  row_xid: rowXid,
  venue_id: v.nullable(idOf<VenueId>()),
  starts_at: instantText,
  held_until: v.nullable(instantText),
  agreed: v.nullable(v.object({ ends_at: instantText, break_min: v.number() })),
  skills: v.array(v.string()),
  own: v.optional(v.boolean(), true),
  created_at: stampText,
});
const stored = {
  id: '0190a000-0000-7000-8000-000000000004',
  row_xid: '7',
  venue_id: null,
  starts_at: '1970-01-01T00:00:01.000Z',
  held_until: null,
  agreed: null,
  skills: ['bartender'],
  own: true,
  created_at: '1970-01-01T00:00:00.000Z',
};

describe('what screens read of a row', () => {
  it('has the columns in camelCase, times as instants, and not what only rows have', () => {
    expect(fieldsOf(row)(stored)).toEqual({
      id: stored.id,
      venueId: null,
      startsAt: 1000,
      heldUntil: null,
      agreed: null,
      skills: ['bartender'],
      own: true,
    });
    const agreed = { ends_at: '1970-01-01T00:00:02.000Z', break_min: 30 };
    expect(fieldsOf(row)({ ...stored, held_until: stored.starts_at, agreed })).toMatchObject({
      heldUntil: 1000,
      agreed: { endsAt: 2000, breakMin: 30 },
    });
  });

  it('is empty where an earlier app kept the row without a column that came since', () => {
    const { held_until: _, venue_id: __, ...earlier } = stored;
    expect(fieldsOf(row)(earlier as unknown as typeof stored)).toMatchObject({
      heldUntil: null,
      venueId: null,
      startsAt: 1000,
    });
  });

  it('has the types that follow from the columns', () => {
    expectTypeOf<Fields<typeof row>>().toEqualTypeOf<{
      readonly id: ShiftId;
      readonly venueId: VenueId | null;
      readonly startsAt: Instant;
      readonly heldUntil: Instant | null;
      readonly agreed: { readonly endsAt: Instant; readonly breakMin: number } | null;
      readonly skills: readonly string[];
      readonly own: boolean;
    }>();
  });
});

it('a row keeps texts where screens have brands and instants', () => {
  expectTypeOf<v.InferOutput<typeof row>['id']>().toEqualTypeOf<string>();
  expect(v.parse(row, { ...stored, starts_at: '1970-01-01T00:00:01+00:00' })).toEqual(stored);
});
