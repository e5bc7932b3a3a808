import { useQuery } from '#bridge/use-query.ts';
import { type Rules, rulesAt } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { useNow } from '#ui/use-now.ts';

/** The platform's figures in force now. */
export function useRules(): Rules {
  return rulesAt(useQuery(allPlatformRules, null), useNow());
}
