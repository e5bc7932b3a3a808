import type { TablerIcon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './attention.module.css';

export interface AttentionRowProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly detail?: string;
  /** Where it is settled. */
  readonly place: LinkProps;
}

export function AttentionRow({ icon: Icon, title, detail, place }: AttentionRowProps) {
  return (
    <li className={classes.row}>
      <Link {...place} className={classes.way}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span>
          <span className={classes.title}>{title}</span>
          {detail !== undefined && <span className={classes.detail}>{detail}</span>}
        </span>
      </Link>
    </li>
  );
}
