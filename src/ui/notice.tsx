import { IconAlertCircle, IconAlertTriangle, IconCircleCheckFilled, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

const icons = {
  red: IconAlertCircle,
  amber: IconAlertTriangle,
  blue: IconInfoCircle,
  green: IconCircleCheckFilled,
} as const;

interface NoticeProps {
  readonly tone: keyof typeof icons;
  readonly children: ReactNode;
  /** A second, quieter line. */
  readonly detail?: ReactNode;
}

/** A tinted panel inside a screen or sheet. Red ones are announced at once. */
export function Notice({ tone, children, detail }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`${classes.notice} ${classes[tone]}`} role={tone === 'red' ? 'alert' : 'status'}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <div className={classes.words}>{children}</div>
        {detail !== undefined && <div className={classes.detail}>{detail}</div>}
      </div>
    </div>
  );
}
