// The platform's figures, for whichever screen says one of them. It and `use-encore-now.ts` alone here know a noun: every capability
// is bound by these figures, and features import no other.
import { type Rules, rulesAt } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { useNow } from '#ui/use-now.ts';
import { useQuery } from './use-query.ts';

/** Those in force now; until storage has answered, those that Encore began with. */
export function useRules(): Rules {
  return rulesAt(useQuery(allPlatformRules, null), useNow());
}
