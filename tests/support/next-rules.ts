// Arguments of the next version of the platform's figures: those of the first, but for what is given.
import { v7 as newId } from 'uuid';
import { figuresOf } from '#domain/platform/figures.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';

export function nextRules(more: object) {
  const { floors } = FIRST_RULES;
  return { id: newId(), follows: 1, valid_from: null, ...figuresOf(FIRST_RULES), floors, why: 'Asked for', ...more };
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
