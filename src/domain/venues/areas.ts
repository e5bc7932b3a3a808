// The cities that venues belong to and rockstars choose: rows of the mirror, so that menus need no network and a new city
// needs no release. Their names are proper names and are not translated.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { idText, rowXid } from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { stampText } from '#domain/time.ts';
import { defineTable, type Mirror } from '#sync/index.ts';
import { distance, type Point } from './distance.ts';

const areaRow = v.object({
  /** Which list it stands on: the scope that brings it. */
  catalogue: unread(v.literal('areas')),
  id: idText,
  row_xid: rowXid,
  slug: v.string(),
  name: v.string(),
  /** ISO 3166, two letters. */
  country: v.string(),
  tz: v.string(),
  currency: v.picklist(CURRENCIES),
  /** Its centre. */
  lat: v.number(),
  lng: v.number(),
  /** The least that the city's own law lets an adult be paid for an hour, in minor units; null where its country's holds. */
  floor_minor: v.nullable(v.number()),
  updated_at: stampText,
});
export type AreaRow = v.InferOutput<typeof areaRow>;

export const areas = defineTable<AreaRow>({
  name: 'areas',
  row: areaRow,
  indexes: ['slug'],
  // Nobody loses sight of a city.
  scopes: () => [],
});

export type Area = Fields<typeof areaRow>;
const rowToArea = fieldsOf(areaRow);

/** Every city, by name. */
export async function allAreas(mirror: Mirror): Promise<readonly Area[]> {
  const rows = await mirror.table(areas).toArray();
  return rows.map(rowToArea).sort((one, other) => one.name.localeCompare(other.name));
}

/** `all` is undefined until storage answers. */
export function areaOf(all: readonly Area[] | undefined, slug: string | null | undefined): Area | undefined {
  return all?.find(area => area.slug === slug);
}

/** In which pay is meant there; null while nothing is chosen: there is no default. */
export function currencyOf(area: Area | undefined): Currency | null {
  return area?.currency ?? null;
}

/** Miles where road signs have miles. */
export function distanceUnit(area: Area | undefined): 'mi' | 'km' {
  return area === undefined || area.country === 'GB' || area.country === 'US' ? 'mi' : 'km';
}

export function nearestArea(all: readonly Area[] | undefined, to: Point): Area | undefined {
  const [first, ...rest] = all ?? [];
  const away = (area: Area) => distance(to, area, 'km');
  return first === undefined ? undefined : rest.reduce((best, area) => (away(area) < away(best) ? area : best), first);
}
