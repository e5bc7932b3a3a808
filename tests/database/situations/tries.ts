import type { SentCommand } from '#sync/answer.ts';

/** By a command's name, a call of it that is new each time and that its rightful sender would see applied. */
export type Tries = Readonly<Record<string, () => SentCommand>>;
