// What the statements of a connection read: every plan, nested ones too, as PostgreSQL tells it. Tables are small in a test, so
// the planner is told to dislike reading them whole, and to join row by row as it does where they are long: where it still does, or
// walks an index from end to end, there was no index for what was asked.
import type pg from 'pg';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** As long as a platform's settings and lists, however many people come. */
const SHORT: ReadonlySet<string> = new Set([
  'areas',
  'platform_rules',
  'roles_catalog',
  'commands',
  'mirrored_tables',
  'settings',
  'sync_state',
  'clock_state',
  'history',
  'clock_parts',
  // Rows that the clock failed to deal with: each is an alarm.
  'clock_errors',
  'admin_users',
  'outgoing_mails',
  // Emptied by each run of the clock.
  'bookings_to_tell',
  'earned_due',
  'left_lines',
  'left_posts',
  'restores_to_tell',
]);

/** Indexes of what waits for the clock or for an answer, and of nothing else: short whatever the history. */
const OF_WHAT_WAITS: ReadonlySet<string> = new Set([
  'applications_held',
  'bookings_pending',
  'profiles_suspended',
  'shifts_release',
  'transfers_start',
  'work_invitations_expiry',
]);

export interface Explained {
  /** Since it was asked last: what was read from end to end, each with its query. */
  wholeReads(): string[];
  /** How many statements have been told of. */
  statements(): number;
}

/** From now on, for a connection of a superuser that has planned nothing yet. */
export async function explained(client: pg.Client): Promise<Explained> {
  let told = 0;
  let whole: string[] = [];
  client.on('notice', ({ message = '' }) => {
    const [, json] = message.split(' plan:\n');
    if (json === undefined) return;
    const { 'Query Text': query, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
    told += 1;
    for (const read of wholeReadsOf(plan)) whole.push(`${read}: ${query.replaceAll(/\s+/g, ' ').trim().slice(0, 160)}`);
  });
  await client.query("load 'auto_explain'");
  await client.query(
    `set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set auto_explain.log_format = 'json';
     set auto_explain.log_analyze = on; set auto_explain.log_timing = off; set client_min_messages = 'log'; set enable_seqscan = off;
     set enable_hashjoin = off; set enable_mergejoin = off`,
  );
  return {
    wholeReads: () => {
      const found = [...new Set(whole)];
      whole = [];
      return found;
    },
    statements: () => told,
  };
}

function wholeReadsOf(node: PlanNode, of?: string): string[] {
  const table = node['Relation Name'] ?? of;
  const inner = (node.Plans ?? []).flatMap(child => wholeReadsOf(child, node['Relation Name']));
  const reads = /^(Seq Scan|Index Scan|Index Only Scan|Bitmap Index Scan)$/.test(node['Node Type']);
  // What was planned and never run has read nothing.
  const ran = node['Actual Loops'] !== 0;
  const index = node['Index Name'] ?? '';
  if (!reads || !ran || table === undefined || node['Index Cond'] !== undefined) return inner;
  return SHORT.has(table) || OF_WHAT_WAITS.has(index) ? inner : [`${node['Node Type']} of ${table} ${index}`, ...inner];
}
