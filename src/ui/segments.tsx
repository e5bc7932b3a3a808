// One of a few, side by side. Mantine's `SegmentedControl` measures where its marker stands while it is drawn, three layouts in the
// task that draws the screen: 13 to 25 ms of a cheap phone (4 ×). Here the browser's own radio buttons and a rule of style do all of it.
import { type ReactNode, useId } from 'react';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly label?: string;
  readonly data: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** As wide as what it stands in. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
}

export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, data, value: chosen, onChange, wide = false, className = '' } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`${classes.segments} ${className}`}
      data-wide={wide || undefined}
    >
      {data.map(({ value, label: words }) => (
        <label key={value} className={classes.segment} data-chosen={value === chosen || undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
            className={classes.input}
          />
          <span className={classes.words}>{words}</span>
        </label>
      ))}
    </div>
  );
}
