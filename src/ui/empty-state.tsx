import { type ReactNode, useContext } from 'react';
import classes from './empty-state.module.css';
import { Mark } from './mark.tsx';
import { HiddenTitle } from './page-title.tsx';

interface EmptyStateProps {
  /** What this place is for, in a few words. */
  readonly title: string;
  /** Where it is all there is, its title is the page's. */
  readonly heading?: 'h1' | 'h2';
  readonly children?: ReactNode;
  /** The first act, if there is one. */
  readonly act?: ReactNode;
}

/** Nothing here yet: says what this place is for and offers the first act. */
export function EmptyState({ title, heading: Heading = 'h2', children, act }: EmptyStateProps) {
  const said = useContext(HiddenTitle) === title;
  return (
    <div className={classes.empty}>
      <span className={classes.mark}>
        <Mark size={40} />
      </span>
      <Heading className={classes.title} aria-hidden={said || undefined}>
        {title}
      </Heading>
      {children !== undefined && <p className={classes.words}>{children}</p>}
      {act !== undefined && <div className={classes.act}>{act}</div>}
    </div>
  );
}
