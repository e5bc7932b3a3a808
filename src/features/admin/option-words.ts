import type { DisputeKind } from '#domain/disputes/schema.ts';

/** Which words say that it stands, or does not: a review, an account and strikes have words of their own. */
export function optionWords(kind: DisputeKind, outcome: 'upheld' | 'taken_back') {
  return kind === 'review' || kind === 'account' || kind === 'strikes' ? (`${kind}_${outcome}` as const) : outcome;
}
