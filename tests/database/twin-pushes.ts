// Random pushes for the simulator's business: honest commands, some against the rules, replays, commands that wait for others,
// and what no app of ours would send. The same go to the model server and to PostgreSQL.
import type { SentCommand } from '#sync/answer.ts';
import type { Random } from '#tests/support/fakes/random.ts';
import type { ModelServer } from '#tests/support/simulator/model-server.ts';

const NAMES = ['create_list', 'retitle', 'add_note', 'add_note', 'edit_note', 'take_note', 'clear_list'] as const;
type Name = (typeof NAMES)[number];

/** `sentBefore`: what this person has sent, and where what is drawn now is added. */
export function drawPush(random: Random, model: ModelServer, sentBefore: SentCommand[]): SentCommand[] {
  return Array.from({ length: 1 + random.below(4) }, () => {
    if (sentBefore.length > 0 && random.chance(0.2)) return random.pick(sentBefore);
    const command = drawCommand(random, model, sentBefore);
    sentBefore.push(command);
    return command;
  });
}

function drawCommand(random: Random, model: ModelServer, sentBefore: readonly SentCommand[]): SentCommand {
  const id = random.uuid(random.below(2 ** 31));
  const name = random.pick(NAMES);
  const recordedAt = '2026-01-01T12:00:00.000Z';
  const v = random.pick([1, 1, 1, 1, 1, 1, 0, 3]);
  const after = sentBefore.length > 0 && random.chance(0.3) ? [random.pick(sentBefore).id] : [];
  const command = {
    id,
    name,
    v,
    recordedAt,
    args: argsOf(name, random, model),
    ...(after.length > 0 ? { after } : {}),
  };
  if (random.chance(0.05)) return { ...command, name: 'no_such_verb' };
  if (random.chance(0.05)) return { ...command, args: 7 };
  return random.chance(0.05) ? { ...command, name: 'create_list', args: { id, member_id: id } } : command;
}

function argsOf(name: Name, random: Random, model: ModelServer): Readonly<Record<string, unknown>> {
  const { lists, notes } = model.store.rows;
  const fresh = () => random.uuid(random.below(2 ** 31));
  const some = (rows: ReadonlyMap<string, unknown>) =>
    rows.size === 0 || random.chance(0.1) ? fresh() : random.pick([...rows.keys()].sort());
  const words = () => `words ${random.below(100)}${random.chance(0.15) ? '!' : ''}`;
  if (name === 'create_list')
    return { id: random.chance(0.1) ? some(lists) : fresh(), member_id: fresh(), title: words() };
  if (name === 'retitle') return { id: some(lists), title: words() };
  if (name === 'add_note')
    return { id: random.chance(0.1) ? some(notes) : fresh(), list_id: some(lists), text: words() };
  if (name === 'clear_list') return { list_id: some(lists) };
  const id = some(notes);
  if (name === 'take_note') return { id };
  return { id, text: 'other words', version: (notes.get(id)?.version ?? 1) + (random.chance(0.2) ? 1 : 0) };
}
