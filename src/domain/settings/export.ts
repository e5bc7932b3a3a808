// Everything that is a person's own, asked for page by page. It needs the network; what is made of it happens on the device.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { type CsvCell, csvText } from '#domain/csv.ts';
import type { ActResult, Device } from '#sync/index.ts';

const row = v.record(v.string(), v.unknown());
const page = v.object({
  parts: v.array(v.object({ name: v.string(), rows: v.array(row) })),
  next: v.nullable(v.object({ place: v.number(), after: v.string() })),
});

/** Rows by the name of their part, in the server's order. */
export type OwnData = ReadonlyMap<string, readonly v.InferOutput<typeof row>[]>;

export const exportMyData = {
  name: 'export_my_data',
  args: v.null(),
  async run(device: Device): Promise<ActResult<OwnData>> {
    const parts = new Map<string, v.InferOutput<typeof row>[]>();
    let next: v.InferOutput<typeof page>['next'] = { place: 0, after: '' };
    let first = true;
    while (next !== null) {
      const asked: Record<string, unknown> = first ? {} : { p_place: next.place, p_after: next.after };
      const answer = parsed(await device.call('export_my_data', asked), page);
      if (!answer.ok) return answer;
      const { parts: more, next: following }: v.InferOutput<typeof page> = answer.value;
      for (const { name, rows } of more) parts.set(name, [...(parts.get(name) ?? []), ...rows]);
      next = following;
      first = false;
    }
    return { ok: true, value: parts };
  },
};

/** The files of an export: all of it for programs, and each part for a spreadsheet. */
export function filesOf(data: OwnData, tag: string): ReadonlyMap<string, string> {
  const files = new Map([['encore.json', JSON.stringify(Object.fromEntries(data), null, 2)]]);
  for (const [name, rows] of data) files.set(`${name}.csv`, tableOf(rows, tag));
  return files;
}

function tableOf(rows: readonly Readonly<Record<string, unknown>>[], tag: string): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  return csvText([columns, ...rows.map(row => columns.map(column => cellOf(row[column])))], tag);
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
