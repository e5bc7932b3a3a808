// A bug that is planted on purpose: a sentence of a source replaced by another, so that a test must fail.

export interface Planted {
  readonly name: string;
  readonly right: string;
  readonly wrong: string;
}

/** The source with the bug in it. Throws where the sentence does not stand exactly once: it was rewritten since. */
export function withBug(source: string, { name, right, wrong }: Planted): string {
  if (source.split(right).length !== 2) throw new Error(`${name}: «${right}» does not stand there once`);
  return source.replace(right, () => wrong);
}
