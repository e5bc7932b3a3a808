// Every act that SQL writes into the audit log is one that the log's screen can name and its filter can find.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOGGED_ACTS } from '#domain/admin/log.ts';
import { en } from '#i18n/en.ts';
import { repository } from '#tests/support/repository.ts';

const folder = join(repository, 'supabase/migrations');
const sql = readdirSync(folder)
  .map(name => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** The name of the act is the first word of `audit`, the second of `note_act`; both may be chosen by a case. */
function writtenActs(): Set<string> {
  const calls = [...sql.matchAll(/private\.(?:audit\(|note_act\((?:'\w+'|[\w.]+), )(?<act>'\w+'|case .*? end,)/gs)];
  const named = calls.flatMap(({ groups }) => [...(groups?.act ?? '').matchAll(/(?:^|then |else )'(?<act>\w+)'/g)]);
  return new Set(named.map(({ groups }) => groups?.act ?? ''));
}

it('the log names every act that is written into it', () => {
  const written = writtenActs();
  expect(written.size).toBeGreaterThan(30);
  expect([...written].filter(act => !LOGGED_ACTS.some(known => known === act))).toEqual([]);
});

it('every act that has words is one that the log knows', () => {
  const worded = Object.keys(en.admin.security.actions).filter(act => act !== 'other');
  expect(worded.sort()).toEqual([...LOGGED_ACTS].sort());
});

/** Each command as the last migration leaves it, by its name. */
function commandBodies(): ReadonlyMap<string, string> {
  const made = sql.matchAll(/function private\.(?<name>\w+)\(args jsonb\)[^$]*\$\$(?<body>.*?)\$\$/gs);
  return new Map([...made].map(({ groups }) => [groups?.name ?? '', groups?.body ?? '']));
}

// Whose right over the platform changed is noted by a trigger, whichever way it came; what an admin has mailed concerns nobody else.
const NOTED_ELSEWHERE = ['set_admin_role', 'set_report_mail'];

it('every act of an admin is written into the log', () => {
  const registered = new Set([...sql.matchAll(/register_command\('(?<name>\w+)'/g)].map(one => one.groups?.name));
  const asksForAdmin = /private\.(require_admin|venue_for_admin|waiting_admin_invitation)\(/;
  const acts = [...commandBodies()].filter(([name, body]) => registered.has(name) && asksForAdmin.test(body));
  expect(acts.length).toBeGreaterThan(20);
  const unlogged = acts.filter(([, body]) => !body.includes('private.audit(')).map(([name]) => name);
  expect(unlogged.sort()).toEqual(NOTED_ELSEWHERE);
});
