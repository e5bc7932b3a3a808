// What a Rockstar's own device said of a night, as evidence where somebody says that they were late or not there.
import type { TrackedFact } from './queries.ts';
import { type HappenedKind, isTimeKind } from './schema.ts';

/** word: without a code. waiting: only this device knows the code so far. refused: the server took the check-in and not the code. */
export type EvidenceBasis = 'proven' | 'word' | 'waiting' | 'refused';

export interface Evidence {
  readonly fact: TrackedFact;
  readonly kind: HappenedKind;
  readonly basis: EvidenceBasis;
  /** When the server had it; null: it does not have it yet. */
  readonly receivedAt: number | null;
}

export function evidenceOf(facts: readonly TrackedFact[]): readonly Evidence[] {
  return facts.flatMap(fact => {
    const { kind } = fact;
    if (fact.source !== 'rockstar' || isTimeKind(kind)) return [];
    const receivedAt = fact.pending === null ? fact.createdAt : null;
    return [{ fact, kind: kind as HappenedKind, basis: codeBasis(fact), receivedAt }];
  });
}

/** Of what a Rockstar said. */
export function codeBasis({ verdict }: Pick<TrackedFact, 'verdict'>): EvidenceBasis {
  if (verdict === 'proven' || verdict === 'word' || verdict === 'waiting') return verdict;
  return 'refused';
}
