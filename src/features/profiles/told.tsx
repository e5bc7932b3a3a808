import type { ReactNode } from 'react';
import classes from './profile.module.css';

interface ToldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A field of the page while it is only read. */
export function Told({ label, children }: ToldProps) {
  return (
    <div className={classes.told}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ToldList({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.toldList}>{children}</dl>;
}
