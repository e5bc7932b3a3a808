// What the platform's people do about disputes.
import { type Moves, type Play, thing, version, WORDS } from './play.ts';

/** As it was seen. */
const decidedDispute = (play: Play) => {
  const dispute = thing(play, 'disputes', 'decided');
  return { id: dispute.id, version: version(play, dispute) };
};

export const disputeMoves: Moves = {
  ask_sides_again(play) {
    const dispute = thing(play, 'disputes');
    const seen = { id: dispute.id, version: version(play, dispute) };
    return { by: play.admins, args: { ...seen, question: play.random.pick(WORDS), lang: 'fr' } };
  },
  assign_dispute: play => ({
    by: play.admins,
    args: { id: thing(play, 'disputes').id, to: play.random.pick([...play.admins, null]) },
  }),
  decide_dispute(play) {
    const dispute = thing(play, 'disputes');
    const ofHours = dispute.status === 'hours';
    const outcome = ofHours ? 'hours' : play.random.pick(['upheld', 'taken_back'] as const);
    const seen = { id: dispute.id, version: version(play, dispute), reason: play.random.pick(WORDS), lang: 'en' };
    return { by: play.admins, args: { ...seen, outcome, ...(ofHours && { minutes: play.random.whole(0, 600) }) } };
  },
  reopen_dispute: play => ({ by: play.admins, args: { ...decidedDispute(play), reason: play.random.pick(WORDS) } }),
  undo_decision: play => ({ by: play.admins, args: decidedDispute(play) }),
};
