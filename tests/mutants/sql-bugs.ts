// The bugs that sql.ts plants: where, which words become which, and the test files that must notice.
import type { Planted } from '#tests/support/planted.ts';

export interface SqlBug extends Planted {
  /** A migration, without its ending. */
  readonly file: string;
  /** Of tests/database. */
  readonly tests: readonly string[];
}

const STATE = '20261101000100_sync_state';
const MIRRORING = '20261101000200_mirroring';
const PUSH = '20261101001100_push';
const SCOPES = '20261101001150_scopes';
const PULL = '20261101001200_pull';

export const SQL_BUGS: readonly SqlBug[] = [
  {
    name: 'a receipt of anybody answers a command',
    file: PUSH,
    right: 'if not exists (select from private.receipts where user_id = auth.uid() and command_id',
    wrong: 'if not exists (select from private.receipts where command_id',
    tests: ['push'],
  },
  {
    name: 'a command that was answered runs again',
    file: PUSH,
    right:
      "if not exists (select from private.receipts where user_id = auth.uid() and command_id = (command ->> 'id')::uuid) then",
    wrong: 'if true then',
    tests: ['push'],
  },
  {
    name: 'what waits for a refused command runs',
    file: PUSH,
    right: "where receipt.state = 'rejected')",
    wrong: "where receipt.state = 'withdrawn')",
    tests: ['push'],
  },
  {
    name: 'a deadlock is told as a refusal',
    file: PUSH,
    right: "'40001', '40P01', '55P03'",
    wrong: "'40001', '55P03'",
    tests: ['push'],
  },
  {
    name: 'a full server is told as a refusal',
    file: PUSH,
    right: "left(state, 2) in ('08', '53')",
    wrong: "left(state, 2) in ('08')",
    tests: ['push'],
  },
  {
    name: 'two pushes of a person run side by side',
    file: PUSH,
    right: 'perform private.await_turn(auth.uid());',
    wrong: '',
    tests: ['push'],
  },
  {
    name: 'outcomes come in the order of their ids',
    file: PUSH,
    right: "'detail', receipt.detail)) order by sent.nth)",
    wrong: "'detail', receipt.detail)) order by receipt.command_id)",
    tests: ['push'],
  },
  {
    name: 'the version before this one is refused',
    file: PUSH,
    right: 'to_jsonb(known.version - 1)',
    wrong: 'to_jsonb(known.version - 2)',
    tests: ['push'],
  },
  {
    name: 'a push runs as long as it takes',
    file: PUSH,
    right: 'exit when clock_timestamp() > ends_at;',
    wrong: '',
    tests: ['push'],
  },
  {
    name: 'a push goes on while others wait for it',
    file: PUSH,
    right: 'exit when private.holds_others_up();',
    wrong: '',
    tests: ['push'],
  },
  {
    name: 'the watermark is the newest transaction, not the oldest that runs',
    file: PULL,
    right: 'private.behind_own(pg_snapshot_xmin(pg_current_snapshot()));',
    wrong: 'pg_snapshot_xmax(pg_current_snapshot());',
    tests: ['races', 'model'],
  },
  {
    name: 'the next pull starts behind this call, whoever else runs',
    file: PULL,
    right: 'case when oldest = pg_current_xact_id_if_assigned() then',
    wrong:
      'case when pg_current_xact_id_if_assigned() is not null then pg_current_xact_id_if_assigned() when false then',
    tests: ['model'],
  },
  {
    name: 'the next cursor is the last page’s watermark, not the first’s',
    file: PULL,
    right: "'u', place -> 'u', 's', place -> 'w', 'd'",
    wrong: "'u', place -> 'u', 's', watermark, 'd'",
    tests: ['pull', 'model'],
  },
  {
    name: 'a tombstone tells of a row that is there again',
    file: PULL,
    right: 'from unnest($1) lost(id) where not exists (select from private.mirror_%I m where m.id = lost.id offset 0)',
    wrong:
      'from unnest($1) lost(id) where not exists (select from private.mirror_%I m where m.id = lost.id and false offset 0)',
    tests: ['model'],
  },
  {
    name: 'a cursor older than the tombstones goes on',
    file: PULL,
    right: "(place ->> 's')::xid8 < private.floor() and not",
    wrong: "(place ->> 's')::xid8 < '0' and not",
    tests: ['pull', 'model'],
  },
  {
    name: 'the floor concerns the later pages of a pull from zero',
    file: PULL,
    right: "private.floor() and not (place ? 'r' and place ? 't'))",
    wrong: 'private.floor())',
    tests: ['model'],
  },
  {
    name: 'a cursor of somebody else goes on',
    file: PULL,
    right: " or place ->> 'u' is distinct from auth.uid()::text",
    wrong: '',
    tests: ['pull'],
  },
  {
    name: 'a cursor ahead of the database goes on',
    file: PULL,
    right: " or (place ->> 's')::xid8 > newest",
    wrong: '',
    tests: ['pull'],
  },
  {
    name: 'who was away longer than the horizon is wide goes on',
    file: PULL,
    right: 'private.horizon_day() - 56',
    wrong: 'private.horizon_day() - 5600',
    tests: ['pull'],
  },
  {
    name: 'of tombstones of one transaction a page edge loses the rest',
    file: PULL,
    right: '(tombstone.row_xid, tombstone.id) > (after_xid, after_id)',
    wrong: 'tombstone.row_xid > after_xid',
    tests: ['model'],
  },
  {
    name: 'tombstones take no room on a page',
    file: PULL,
    right: 'page.room := page.room - taken.size;',
    wrong: 'page.room := page.room - case when source.place = 0 then 0 else taken.size end;',
    tests: ['model'],
  },
  {
    name: 'the first word about a scope counts, not the last',
    file: SCOPES,
    right: 'order by entry.scope, entry.at desc, entry.row_xid desc',
    wrong: 'order by entry.scope, entry.at, entry.row_xid',
    tests: ['pull', 'model'],
  },
  {
    name: 'a scope is opened to everybody but not filled',
    file: SCOPES,
    right: 'select jsonb_object_agg(kind, names) into grouped',
    wrong: "select jsonb_object_agg(kind, '[]'::jsonb) into grouped",
    tests: ['pull', 'model'],
  },
  {
    name: 'the floor is not raised when tombstones are cleared away',
    file: STATE,
    right: 'set floor = greatest(floor, (highest::text::numeric + 1)::text::xid8)',
    wrong: 'set floor = floor',
    tests: ['pull', 'model'],
  },
  {
    name: 'receipts are kept for a day',
    file: STATE,
    right: "private.clear_some('private.receipts', 'at', private.now() - interval '60 days')",
    wrong: "private.clear_some('private.receipts', 'at', private.now() - interval '1 day')",
    tests: ['push'],
  },
  {
    name: 'receipts of what was refused are kept for a day',
    file: STATE,
    right: "perform private.clear_some('private.receipts', 'at', private.now() - interval '60 days');",
    wrong:
      "perform private.clear_some('private.receipts', 'at', private.now() - interval '60 days');\n  delete from private.receipts where state = 'rejected' and at < private.now() - interval '1 day';",
    tests: ['push'],
  },
  {
    name: 'who alone lost a row is not told',
    file: MIRRORING,
    right: 'lost := array(select unnest(lost) except select unnest(kept));',
    wrong:
      "lost := array(select unnest(lost) except select unnest(kept));\n      if cardinality(lost) = 1 then lost := '{}'; end if;",
    tests: ['model'],
  },
  {
    name: 'a change keeps the stamp that the row had',
    file: MIRRORING,
    right: 'new.row_xid := pg_current_xact_id();',
    wrong: "new.row_xid := case when tg_op = 'UPDATE' then old.row_xid else pg_current_xact_id() end;",
    tests: ['model'],
  },
];
