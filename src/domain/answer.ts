// What a call answered, read by its schema. What this version cannot read is as if nobody had answered.
import * as v from 'valibot';
import type { ActResult } from '#sync/index.ts';

export function parsed<Value>(answer: ActResult<unknown>, schema: v.GenericSchema<unknown, Value>): ActResult<Value> {
  // A function that this server does not have yet.
  if (!answer.ok && answer.error.code === 'PGRST202') return { ok: false, error: { code: 'server_older' } };
  if (!answer.ok) return answer;
  const read = v.safeParse(schema, answer.value);
  return read.success ? { ok: true, value: read.output } : { ok: false, error: { code: 'unreachable' } };
}
