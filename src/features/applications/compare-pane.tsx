// Beside the table: the applicant that is looked at, two side by side, or those that are ticked, with the act that goes with them.
import type { Shift } from '#domain/shifts/schema.ts';
import classes from './compare.module.css';
import { CompareActs } from './compare-acts.tsx';
import { CompareBatch } from './compare-batch.tsx';
import { CompareInspector } from './compare-inspector.tsx';
import type { useCompareKeys } from './use-compare-keys.ts';

interface ComparePaneProps {
  readonly at: ReturnType<typeof useCompareKeys>;
  readonly shift: Shift;
  readonly gaps: number;
  readonly mayDecide: boolean;
}

export function ComparePane({ at, shift, gaps, mayDecide }: ComparePaneProps) {
  const { current, pair, tickedRows } = at;
  if (current === undefined) return null;
  if (pair === null && tickedRows.length > 1 && mayDecide) {
    return <CompareBatch rows={tickedRows} gaps={gaps} shift={shift} onDone={at.untick} />;
  }
  return (
    <>
      <div className={pair === null ? undefined : classes.pair}>
        {(pair ?? [current]).map(row => (
          <CompareInspector key={row.id} row={row} shift={shift} />
        ))}
      </div>
      {mayDecide && <CompareActs row={current} full={gaps <= 0} declining={at.declining} onDecided={at.next} />}
    </>
  );
}
