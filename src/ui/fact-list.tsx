// Facts about one thing, one under the other: an icon, what it is about, and the fact. Hairlines, no boxes.
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

interface FactProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly children: ReactNode;
  /** A dim second line. */
  readonly detail?: ReactNode;
}

export function Fact({ icon: Icon, label, children, detail }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        <Icon size={24} stroke={1.75} aria-hidden="true" />
        {label}
      </dt>
      <dd>{children}</dd>
      {detail !== undefined && <dd className={classes.detail}>{detail}</dd>}
    </div>
  );
}

export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>;
}
