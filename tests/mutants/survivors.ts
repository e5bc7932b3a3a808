// Mutants that no test can or should see, by their line, with the reason.
interface Survivor {
  readonly file: string;
  /** A part of the line. */
  readonly line: string;
  readonly why: string;
}

export const SURVIVORS: readonly Survivor[] = [
  { file: 'sync/leader.ts', line: 'let replied = false;', why: 'it is set before it is first read' },
  { file: 'sync/leader.ts', line: 'turn += 1;', why: 'a number is compared with itself only: backwards is as good' },
  {
    file: 'sync/leader.ts',
    line: 'if (rest === 0) queueUp();',
    why: 'a timer of nothing is the same, a moment later',
  },
  { file: 'sync/digest.ts', line: 'answer.digests ?? []', why: 'a text has no table, and is passed over' },
  { file: 'sync/digest.ts', line: 'answer.ids ?? []', why: 'a text has no table, and is passed over' },
  { file: 'sync/digest.ts', line: 'freed: []', why: 'the key of no row frees no row' },
  {
    file: 'sync/tokens.ts',
    line: 'late: ActResult<StoredSession> =',
    why: 'anything that is no success and no word of the provider is the same',
  },
  { file: 'sync/tokens.ts', line: '} finally {', why: 'a timer that fires late aborts what is over' },
  { file: 'sync/tokens.ts', line: 'asking).catch(', why: 'null and undefined are both no answer' },
  {
    file: 'sync/queue.ts',
    line: 'command.migrate?.(',
    why: 'without one it throws, which is the same as one that chokes',
  },
  { file: 'sync/queue.ts', line: '} catch {', why: 'what follows nothing is undefined too' },
  { file: 'sync/queue.ts', line: "sortBy('seq')", why: 'an index gives them in the order of their places already' },
  { file: 'sync/queue.ts', line: 'refusals.size === 0', why: 'a shorter way to the same' },
  { file: 'sync/queue.ts', line: 'all === 0', why: 'a shorter way to the same' },
  { file: 'sync/push.ts', line: 'limit.most === 0', why: 'a shorter way to the same' },
  { file: 'sync/push.ts', line: 'marked.length > 0', why: 'writing none is a shorter way to the same' },
  { file: 'sync/push.ts', line: 'applied.size > 0', why: 'a shorter way to the same' },
  { file: 'sync/push.ts', line: 'left.length === 0', why: 'a shorter way to the same' },
  {
    file: 'sync/push.ts',
    line: 'entry.firstSentAt !== undefined &&',
    why: 'the age of none is no number, which is never too much',
  },
  {
    file: 'sync/push.ts',
    line: 'answered.filter(({ midway }) => midway)',
    why: 'the others are removed in the same transaction',
  },
  { file: 'sync/round.ts', line: "return { kind: 'signed-out' };", why: 'the second of its two turns always returns' },
  { file: 'sync/round.ts', line: 'const breathe =', why: 'it is called between the parts of a large answer only' },
  { file: 'sync/round.ts', line: "removeEventListener('abort', stop)", why: 'what it would end later is over' },
  { file: 'sync/round.ts', line: 'only !== undefined', why: 'of one that was sent there is one' },
  { file: 'sync/mirror.ts', line: '!from.truth.has(key)', why: 'what truth says is left out of the lookup itself' },
  { file: 'sync/mirror.ts', line: 'const fresh = [...run.rowMap', why: 'the others are looked up again, to the same' },
  { file: 'sync/mirror.ts', line: 'const dropped: string[]', why: 'no row has such a key' },
  { file: 'sync/mirror.ts', line: 'live.length === 0', why: 'a shorter way to the same' },
  { file: 'sync/mirror.ts', line: 'keys.length === 0', why: 'a shorter way to the same' },
  { file: 'sync/mirror.ts', line: 'const untouched =', why: 'what is kept goes before what is visible' },
  { file: 'sync/pull.ts', line: 'at.before.horizonDay !== null', why: 'before the first answer there are no rows' },
  { file: 'sync/pull.ts', line: 'const waiting =', why: 'a shorter way to the same' },
  { file: 'sync/pull.ts', line: 'const freed = waiting', why: 'the key of no row frees no row' },
  { file: 'sync/pull.ts', line: 'answer.more ? [] : await releaseAnswered', why: 'the key of no row frees no row' },
  { file: 'sync/pull.ts', line: '!answer.more && reset !== null', why: 'without a pull from zero nothing was noted' },
  { file: 'sync/pull.ts', line: 'answer.gone[table.name] ?? []', why: 'no row has such a key' },
  { file: 'sync/pull.ts', line: 'const present =', why: 'not writing what is there already is the same' },
  { file: 'sync/pull.ts', line: 'table !== undefined && isOver', why: 'rows of other tables are left out before' },
  {
    file: 'sync/pull.ts',
    line: 'row.row_xid === told.row_xid',
    why: 'the stamp is compared once more among the fields; of no row no field is the same',
  },
  {
    file: 'sync/machine-calls.ts',
    line: 'const idle = state.leader',
    why: 'a timer that comes where nothing may be called calls nothing',
  },
  {
    file: 'sync/machine-rounds.ts',
    line: 'const quick = callingSince !== null',
    why: 'what is answered has been called',
  },
  { file: 'sync/machine-rounds.ts', line: '!full || callingSince === null', why: 'what is answered has been called' },
  { file: 'sync/machine-rounds.ts', line: 'return times <= 1', why: 'once as large is as large' },
  { file: 'sync/machine.ts', line: 'jitter > 0 ? event.at', why: 'no sooner than now is now' },
  { file: 'sync/machine.ts', line: 'again: before.callingSince !== null', why: 'a call that begins forgets it' },
  { file: 'sync/queue.ts', line: 'bytes !== 0', why: 'the sum is written again as it was' },
];
