// A chart with its figures as a table beside it: the picture is for eyes, the table for everybody. The library comes when one
// is shown; without it the table is there all the same.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './chart.module.css';
import type { Drawing } from './chart-drawing.ts';

export interface ChartColumn {
  readonly label: string;
  /** One for each place. */
  readonly texts: readonly string[];
}

interface ChartProps {
  readonly title: string;
  /** Of its heading; h3 unless said. */
  readonly heading?: 'h2' | 'h3';
  /** The figure that it comes to. */
  readonly figure: ReactNode;
  readonly detail?: string | undefined;
  readonly drawing: Drawing;
  /** What the series are, in their order, when there is more than one. */
  readonly legend?: readonly string[];
  readonly table: { readonly open: string; readonly heading: string; readonly columns: readonly ChartColumn[] };
}

export function Chart({ title, heading: Heading = 'h3', figure, detail, drawing, legend, table }: ChartProps) {
  // An empty frame says nothing that the figure does not.
  const drawn = drawing.series.some(values => values.some(value => value !== null && value !== 0));
  return (
    <figure className={classes.chart}>
      <figcaption>
        <div className={classes.head}>
          <Heading className={classes.title}>{title}</Heading>
          {drawn && legend !== undefined && (
            <p className={classes.legend} data-kind={drawing.kind}>
              {legend.map((words, nth) => (
                <span key={words}>
                  <i className={classes[`ink${nth}`]} aria-hidden="true" /> {words}
                </span>
              ))}
            </p>
          )}
        </div>
        <p className={classes.figure}>
          <strong>{figure}</strong> {detail !== undefined && <span>{detail}</span>}
        </p>
      </figcaption>
      {drawn && <Picture drawing={drawing} />}
      <details className={classes.table}>
        {/* Of several on a page, the same words do not say of which. */}
        <summary aria-label={`${table.open}: ${title}`}>{table.open}</summary>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{table.heading}</th>
              {table.columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawing.labels.map((label, nth) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {table.columns.map(column => (
                  <td key={column.label}>{column.texts[nth]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Picture({ drawing }: { readonly drawing: Drawing }) {
  const box = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let left = false;
    let clear: (() => void) | undefined;
    import('./chart-drawing.ts').then(
      ({ draw }) => {
        if (!left && box.current !== null) clear = draw(box.current, drawing);
      },
      () => setMissing(true),
    );
    return () => {
      left = true;
      clear?.();
    };
  }, [drawing]);
  return missing ? null : <div ref={box} className={classes.picture} aria-hidden="true" />;
}
