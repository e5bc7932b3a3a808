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
  /** What is around it is read out with it: by itself it would be heard twice. */
  readonly withinAlert?: boolean;
}

/** A tinted panel inside a screen or sheet. Red ones are announced at once. */
export function Notice({ tone, children, detail, withinAlert = false }: NoticeProps) {
  const Icon = icons[tone];
  const role = tone === 'red' ? 'alert' : 'status';
  return (
    <div className={`${classes.notice} ${classes[tone]}`} role={withinAlert ? undefined : role}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <div className={classes.words}>{children}</div>
        {detail !== undefined && <div className={classes.detail}>{detail}</div>}
      </div>
    </div>
  );
}
