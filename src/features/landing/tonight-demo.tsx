import { useTranslations } from 'use-intl';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Pips } from '#ui/pips.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { TimeRange } from '#ui/time-range.tsx';
import classes from './demo.module.css';
import { LONDON, nights } from './demo-nights.ts';

const posts = [
  { role: 'barback', filled: 1, applied: 1, total: 2, state: 'open' },
  { role: 'cocktail-bartender', filled: 0, applied: 1, total: 1, state: 'onThisDevice' },
  { role: 'waiting-staff', filled: 4, applied: 0, total: 4, state: 'filled' },
  { role: 'bartender', filled: 3, applied: 0, total: 3, state: 'filled' },
] as const;

/** What a manager sees first: the gaps. */
export function TonightDemo() {
  const t = useTranslations('landing.demo');
  const role = useRoleName();
  return (
    <div className={classes.board}>
      <p className={classes.heading}>{t('tonight')}</p>
      {posts.map(post => (
        <div key={post.role} className={classes.post}>
          <div>
            <p className={classes.role}>{role(post.role)}</p>
            <p className={classes.dim}>
              <TimeRange {...nights.friday} tz={LONDON} />
            </p>
          </div>
          <Pips filled={post.filled} applied={post.applied} total={post.total} />
          <StateChip state={post.state} />
        </div>
      ))}
    </div>
  );
}
