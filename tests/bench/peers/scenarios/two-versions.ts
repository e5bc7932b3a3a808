// Yesterday's app wrote without a network; today's, whose notes bear a label, opens what that left: first still without a
// network, then with one. Each engine by the way that its guide has for a new version.
import { v7 as newId } from 'uuid';
import type { EngineName } from '#tests/bench/peers/pages/page.ts';
import { countOf, type Figures, notes, open, type Stage, traffic } from '#tests/bench/peers/stage.ts';
import { writtenOffline } from './offline.ts';

const RIGHT = `select id from public.peer_notes
  where owner_id = $1 and label = split_part(text, ' ', 1) || ' ' || split_part(text, ' ', 2)`;

export async function twoVersions(stage: Stage, engine: EngineName): Promise<Figures> {
  const { server } = stage;
  const many = Math.round(200 * stage.size);
  const acts = notes(many).map(note => ({ ...note, id: newId() }));
  const right = async (userId: string) => (await server.postgres.query(RIGHT, [userId])).length;
  let shown = 0;
  server.faults.roundTripMs = 50;
  return await writtenOffline(stage, engine, {
    given: {
      acts,
      arrived: right,
      wanted: many,
      again: { release: 2 },
      async between(device, userId) {
        const page = await device.start();
        await open(page, userId, { release: 2 });
        shown = await countOf(
          page,
          acts.map(({ id }) => id),
        );
        await page.close();
      },
    },
    tell: async ({ userId, seconds }) => ({
      'shown before the network': shown,
      labelled: await right(userId),
      of: many,
      seconds,
      ...traffic(stage),
    }),
  });
}
