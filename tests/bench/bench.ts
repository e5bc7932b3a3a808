// What a group of benchmarks is: a name and a function that measures. Groups are the files in `groups/`; adding one is
// adding a file whose export is called `group`.

/** A figure of the product's with the budget it must keep. Sizes and counts have fixed budgets; times are scaled. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** 's' are seconds of virtual time: they depend on no machine and are not scaled. */
  readonly unit:
    | 'ms'
    | 's'
    | '%'
    | 'KiB'
    | 'requests'
    | 'rows/s'
    | 'files'
    | 'bytes'
    | 'rows'
    | 'scans'
    | 'keys'
    | 'px'
    | 'points';
  /** As the issue states it, for the reference machine. Null: shown for the record, kept to nothing. */
  readonly budget: number | null;
  /** Most figures must stay below their budget; a rate must stay above. */
  readonly atLeast?: boolean;
}

export interface Group {
  readonly name: string;
  /** Takes so long that a run of all groups leaves it out. */
  readonly onlyByName?: true;
  run(say: (line: string) => void): Promise<readonly Figure[]>;
}

export interface Judged {
  readonly name: string;
  readonly value: number;
  readonly unit: Figure['unit'];
  readonly budget: number | null;
  readonly ok: boolean;
}

/** Holds a figure against its budget on a machine `factor` times slower than the reference. */
export function judge(figure: Figure, factor: number): Judged {
  const value = round(figure.value);
  const budget = figure.budget === null ? null : round(scaled(figure, figure.budget, factor));
  const kept = budget === null || (figure.atLeast === true ? value >= budget : value <= budget);
  return { name: figure.name, value, unit: figure.unit, budget, ok: kept };
}

function scaled({ unit }: Figure, budget: number, factor: number): number {
  if (unit === 'ms') return budget * factor;
  if (unit === 'rows/s') return budget / factor;
  return budget;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Nearest rank: the smallest value that at least that share of the sample does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  const value = sorted[rank - 1];
  if (value === undefined) throw new Error('No values to take a percentile of.');
  return value;
}
