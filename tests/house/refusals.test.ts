// Every sentence with which something is refused can come: SQL, the engine or a rule of this device says its code, and where a command
// has a sentence of its own, that command can be refused so. That every code of SQL has a sentence stands in `schema.database.test.ts`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FITTING, sentenceOf } from '#domain/refusal-sentences.ts';
import { REFUSALS } from '#domain/refusals.ts';
import { repository } from '#tests/support/repository.ts';

const bodies = newestBodies();
const ofSql = new Set([...bodies.values()].flatMap(codesIn));
const elsewhere = [
  ...textsOf('sync'),
  ...textsOf('src/domain').filter(([name]) => !/refusals?(-sentences)?\.ts$/.test(name)),
];

describe('a sentence of a refusal', () => {
  it('is said by somebody', () => {
    const ofDevice = (code: string) => elsewhere.some(([, text]) => text.includes(`'${code}'`));
    expect(ofSql.size).toBeGreaterThan(80);
    expect(REFUSALS.filter(code => !ofSql.has(code) && !ofDevice(code))).toEqual([]);
  });

  it('that is one command’s own is for a code with which that command can be refused', () => {
    const wrong = FITTING.flatMap(({ code, of }) =>
      of.filter(name => !codesOf(`private.${name}`).has(code)).map(name => `${name}: ${code}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is another where the server says that it is about somebody else', () => {
    const suspended = { name: 'decide_application', code: 'account_suspended' };
    expect(sentenceOf(suspended)).toBe('account_suspended');
    expect(sentenceOf({ ...suspended, detail: { who: 'worker' } })).toBe('worker_suspended');
    const marked = [...bodies].filter(([, body]) => body.includes(`jsonb_build_object('who', 'worker')`));
    const answered = FITTING.filter(one => 'who' in one).flatMap(({ code, of }) => of.map(name => `${name}: ${code}`));
    expect(marked.flatMap(([, body]) => whoIn(body)).every(code => answered.some(one => one.endsWith(code)))).toBe(
      true,
    );
  });
});

/** Of each function as the last migration leaves it, by its name. */
function newestBodies(): ReadonlyMap<string, string> {
  const folder = join(repository, 'supabase/migrations');
  const sql = readdirSync(folder)
    .sort()
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const made = sql.matchAll(/create (?:or replace )?function (?<name>[\w.]+)\([\s\S]*?\$\$(?<body>[\s\S]*?)\$\$/g);
  return new Map([...made].map(({ groups }) => [groups?.name ?? '', groups?.body ?? '']));
}

function codesIn(body: string): readonly string[] {
  const calls = body.matchAll(/\brefuse(?:_absurd_pay)?\((?<args>[^;]*)/g);
  const codes = [...calls].flatMap(({ groups }) => [
    ...(groups?.args ?? '').matchAll(/'(?<code>[a-z]+(?:_[a-z]+)*)'/g),
  ]);
  return [
    ...codes.flatMap(({ groups }) => groups?.code ?? []),
    ...[...body.matchAll(/return '(\w+)';/g)].map(one => one[1] ?? ''),
  ];
}

function whoIn(body: string): readonly string[] {
  return [...body.matchAll(/refuse\('(?<code>\w+)', jsonb_build_object\('who'/g)].map(
    ({ groups }) => groups?.code ?? '',
  );
}

/** With all that it calls. */
function codesOf(name: string, seen = new Set<string>()): ReadonlySet<string> {
  const body = bodies.get(name);
  if (body === undefined || seen.has(name)) return new Set();
  seen.add(name);
  const called = [...body.matchAll(/\b(private\.\w+)\(/g)].flatMap(([, other]) => [...codesOf(other ?? '', seen)]);
  return new Set([...codesIn(body), ...called]);
}

function textsOf(room: string): readonly (readonly [string, string])[] {
  const folder = join(repository, room);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
  return names.map(name => [name, readFileSync(join(folder, name), 'utf8')] as const);
}
