// PostgREST as far as the peers ask for it: rows of one table by filters, order and limit, cut off at a thousand as the hosted
// service does; inserts; updates by filters; and the one function of ours. Each request is a transaction as the person.
import pg from 'pg';
import type { Database } from '#tests/support/postgres.ts';

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly userId: string;
  readonly prefer: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

const ROW_CAP = 1000;
/** Of the peers; ours and Replicache's have functions and endpoints of their own. */
const TABLES = new Set(['peer_notes', 'rxdb_notes', 'legend_notes']);
const COLUMNS = new Set([
  'id',
  'row_xid',
  'owner_id',
  'text',
  'about',
  'label',
  'created_at',
  'updated_at',
  'deleted',
  '_modified',
  '_deleted',
]);
const NO_FILTERS = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

export async function answerRest(db: Pick<Database, 'asUser'>, asked: Asked): Promise<Answer> {
  try {
    const statement = statementFor(asked);
    const rows = await db.asUser(asked.userId, async client => {
      const found = await client.query<{ body: string | null }>(statement.sql, statement.values);
      return found.rows;
    });
    const says = statement.answers || asked.prefer.includes('return=representation');
    return {
      status: asked.method === 'POST' && !statement.answers ? 201 : 200,
      body: says ? (rows[0]?.body ?? '[]') : '',
    };
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const { code = 'XX000', message, detail = null, hint = null } = error;
    return { status: statusOf(code), body: JSON.stringify({ code, message, details: detail, hint }) };
  }
}

interface Statement {
  readonly sql: string;
  readonly values: unknown[];
  readonly answers: boolean;
}

function statementFor({ method, url, body, prefer }: Asked): Statement {
  if (url.pathname === '/rest/v1/rpc/sync') {
    const { request } = JSON.parse(body) as { request: unknown };
    return { sql: 'select public.sync($1)::text as body', values: [JSON.stringify(request)], answers: true };
  }
  if (method === 'GET') return selection(url);
  return method === 'POST' ? insertion(url, body, prefer) : update(url, body);
}

function selection(url: URL): Statement {
  const values: unknown[] = [];
  const limit = Math.min(ROW_CAP, Number(url.searchParams.get('limit') ?? ROW_CAP));
  const rows = `select ${selected(url)} from ${tableOf(url)} where ${filters(url, values)} ${order(url)} limit ${limit}`;
  return { sql: `select coalesce(json_agg(found), '[]')::text as body from (${rows}) found`, values, answers: true };
}

function insertion(url: URL, body: string, prefer: string): Statement {
  const given = JSON.parse(body) as Record<string, unknown> | Record<string, unknown>[];
  const rows = Array.isArray(given) ? given : [given];
  const [table, columns] = [tableOf(url), columnsOf(rows)];
  const conflict = prefer.includes('resolution=ignore-duplicates') ? 'on conflict do nothing' : '';
  const sql = `with written as (
    insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1) ${conflict} returning *)
    select json_agg(written)::text as body from written`;
  return { sql, values: [JSON.stringify(rows)], answers: false };
}

function update(url: URL, body: string): Statement {
  const row = JSON.parse(body) as Record<string, unknown>;
  const values: unknown[] = [JSON.stringify(row)];
  const [table, columns] = [tableOf(url), columnsOf([row])];
  const sql = `with written as (
    update ${table} set (${columns}) = (select ${columns} from json_populate_record(null::${table}, $1) given)
    where ${filters(url, values)} returning *)
    select json_agg(written)::text as body from written`;
  return { sql, values, answers: false };
}

function tableOf({ pathname }: URL): string {
  const name = pathname.slice('/rest/v1/'.length);
  if (!TABLES.has(name)) throw new Error(`No table ${name}`);
  return `public.${name}`;
}

function selected(url: URL): string {
  const wanted = url.searchParams.get('select') ?? '*';
  return wanted === '*' ? wanted : wanted.split(',').map(column).join(', ');
}

function columnsOf(rows: readonly Record<string, unknown>[]): string {
  return [...new Set(rows.flatMap(Object.keys))].map(column).join(', ');
}

function column(name: string): string {
  const plain = name.replaceAll('"', '');
  if (!COLUMNS.has(plain)) throw new Error(`No column ${plain}`);
  return `"${plain}"`;
}

function order(url: URL): string {
  const wanted = url.searchParams.get('order');
  if (wanted === null) return '';
  const parts = wanted.split(',').map(part => {
    const [name = '', ...how] = part.split('.');
    return `${column(name)} ${how.includes('desc') ? 'desc' : 'asc'}`;
  });
  return `order by ${parts.join(', ')}`;
}

function filters(url: URL, values: unknown[]): string {
  const parts = [...url.searchParams].flatMap(([name, value]) => {
    if (NO_FILTERS.has(name)) return [];
    return [name === 'or' ? group('or', value, values) : condition(name, value, values)];
  });
  return parts.length === 0 ? 'true' : parts.join(' and ');
}

/** '(a.gt.1,and(b.eq.2,c.gt.3))' */
function group(word: 'or' | 'and', text: string, values: unknown[]): string {
  const parts = splitOutside(text.slice(1, -1)).map(part => {
    if (part.startsWith('and(')) return group('and', part.slice(3), values);
    const [name = '', ...rest] = part.split('.');
    return condition(name, rest.join('.'), values);
  });
  return `(${parts.join(` ${word} `)})`;
}

function splitOutside(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function condition(name: string, text: string, values: unknown[]): string {
  const [how = '', ...rest] = text.split('.');
  const value = rest.join('.');
  if (how === 'is') return `${column(name)} is ${{ true: 'true', false: 'false' }[value] ?? 'null'}`;
  const sign = { eq: '=', gt: '>', gte: '>=' }[how];
  if (sign === undefined) throw new Error(`No filter ${how}`);
  values.push(value);
  return `${column(name)} ${sign} $${values.length}`;
}

function statusOf(code: string): number {
  const own = /^PT(?<status>\d{3})$/.exec(code)?.groups?.status;
  if (own !== undefined) return Number(own);
  if (code === '23505') return 409;
  return code === '42501' ? 403 : 400;
}
