// Mutants that no test can or should see, by their line, with the reason.
interface Survivor {
  readonly file: string;
  /** A part of the line. */
  readonly line: string;
  readonly why: string;
}

export const SURVIVORS: readonly Survivor[] = [];
