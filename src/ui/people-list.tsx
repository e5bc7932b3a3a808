// People one under the other: who, a dim second line, and what can be done about them at the end of the row, below it on
// narrow screens. Hairlines, no boxes.
import type { ReactNode } from 'react';
import { Initials } from './initials.tsx';
import classes from './people-list.module.css';
import { PersonLink } from './person-link.tsx';

interface PersonRowProps {
  readonly name: string;
  /** Of the rockstar, for a venue: their name leads to their page. */
  readonly id?: string;
  /** Of somebody whom this device does not know. */
  readonly photo?: string | null;
  readonly detail?: ReactNode;
  /** A chip beside the name: it waits on this device, it has expired. */
  readonly state?: ReactNode;
  readonly children?: ReactNode;
}

export function PersonRow({ name, id, photo, detail, state, children }: PersonRowProps) {
  return (
    <li className={classes.row}>
      <Initials name={name} who={id} photo={photo} />
      <div className={classes.who}>
        <span className={classes.name}>
          {id === undefined ? name : <PersonLink id={id} name={name} />} {state}
        </span>
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </div>
      {children !== undefined && <div className={classes.acts}>{children}</div>}
    </li>
  );
}

/** What stands where others have a menu. */
export function PersonWords({ children }: { readonly children: ReactNode }) {
  return <span className={classes.words}>{children}</span>;
}

interface PeopleListProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function PeopleList({ title, children }: PeopleListProps) {
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      <ul role="list" className={classes.list}>
        {children}
      </ul>
    </section>
  );
}
