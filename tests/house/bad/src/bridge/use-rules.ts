import { rulesAt } from '#domain/platform/rules.ts';
import { restBetween } from '#domain/shifts/rules.ts'; // BAD lint/style/noRestrictedImports no other
import { useNow } from '#ui/use-now.ts';

export const used = [rulesAt, restBetween, useNow];
