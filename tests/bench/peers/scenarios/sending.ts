// What was written without a network: that all of it arrives, once, in its order, whatever happens to the rest.
import { v7 as newId } from 'uuid';
import type { Act, EngineName } from '#tests/bench/peers/pages/page.ts';
import type { Note } from '#tests/bench/peers/pages/peer.ts';
import {
  countOf,
  delivered,
  type Figures,
  notes,
  refusals,
  type Stage,
  takenTwice,
  traffic,
} from '#tests/bench/peers/stage.ts';
import { settles, writtenOffline } from './offline.ts';

export async function poison(stage: Stage, engine: EngineName): Promise<Figures> {
  const good = Math.round(1_000 * stage.size);
  const refused: Note = { id: newId(), text: 'refused' };
  return await writtenOffline(stage, engine, {
    given: { acts: [refused, ...notes(good)], arrived: who => delivered(stage.server, who), wanted: good },
    tell: async ({ page, seconds, userId }) => {
      await settles(page);
      return {
        delivered: await delivered(stage.server, userId),
        of: good,
        'refused one kept': (await countOf(page, [refused.id])) === 1,
        told: await refusals(page),
        seconds,
      };
    },
  });
}

export async function lostAnswers(stage: Stage, engine: EngineName): Promise<Figures> {
  const many = Math.round(200 * stage.size);
  stage.server.faults.lostShare = 0.2;
  return await writtenOffline(stage, engine, {
    given: { acts: notes(many), arrived: who => delivered(stage.server, who), wanted: many },
    tell: async ({ page, userId, seconds }) => {
      // From here on the network is good.
      stage.server.faults.lostShare = 0;
      const settled = await settles(page);
      return {
        delivered: await delivered(stage.server, userId),
        of: many,
        'taken twice': await takenTwice(stage.server, userId),
        settled,
        told: await refusals(page),
        seconds,
      };
    },
  });
}

export async function drain(stage: Stage, engine: EngineName, roundTripMs: number): Promise<Figures> {
  const many = Math.round(1_000 * stage.size);
  stage.server.faults.roundTripMs = roundTripMs;
  return await writtenOffline(stage, engine, {
    given: { acts: notes(many), arrived: who => delivered(stage.server, who), wanted: many },
    tell: async ({ userId, seconds }) => ({
      delivered: await delivered(stage.server, userId),
      of: many,
      seconds,
      ...traffic(stage),
    }),
  });
}

/** A note, one about it, which the server refuses before the first is there, and three more texts for the first. */
export async function inOrder(stage: Stage, engine: EngineName): Promise<Figures> {
  const pairs = Math.round(40 * stage.size);
  const acts = notes(pairs).flatMap((note): Act[] => [
    note,
    { id: newId(), text: 'About it, for good', about: note.id },
    ...['second', 'third', 'last, for good'].map(text => ({ id: note.id, text, isEdit: true })),
  ]);
  const right = async (userId: string) => {
    const found = await stage.server.postgres.query(
      "select id from public.peer_notes where owner_id = $1 and text like '%for good'",
      [userId],
    );
    return found.length;
  };
  stage.server.faults.roundTripMs = 50;
  return await writtenOffline(stage, engine, {
    given: { acts, arrived: right, wanted: 2 * pairs },
    tell: async ({ userId, seconds }) => ({
      right: await right(userId),
      of: 2 * pairs,
      seconds,
      ...traffic(stage),
    }),
  });
}
