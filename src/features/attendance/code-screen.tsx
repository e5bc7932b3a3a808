// The code of a shift on a device of the venue, and who is due. Goes on without signal.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { keyOfShift } from '#domain/attendance/keys.ts';
import { shiftById, type VenueShift } from '#domain/shifts/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { useWakeLock } from '#ui/use-wake-lock.ts';
import { CodePanel } from './code-panel.tsx';
import classes from './code-screen.module.css';
import { DueList } from './due-list.tsx';

const BACK = '/venue/dashboard';

export function CodeScreen({ shiftId }: { readonly shiftId: string }) {
  const find = useTranslations('shifts.find');
  const shift = useQuery(shiftById, { id: shiftId });
  const key = useQuery(keyOfShift, { shiftId });
  if (shift === undefined || key === undefined) return null;
  if (shift === null) {
    return (
      <Screen title={find('gone')} titleHidden back={BACK}>
        <EmptyState title={find('gone')}>{find('goneText')}</EmptyState>
      </Screen>
    );
  }
  return <ShiftCode shift={shift} shiftKey={key} />;
}

function ShiftCode({ shift, shiftKey }: { readonly shift: VenueShift; readonly shiftKey: string | null }) {
  const t = useTranslations('attendance');
  const format = useFormat();
  const roleName = useRoleName();
  useWakeLock();
  const range = format.range({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  return (
    <Screen
      title={t('door.title', { role: roleName(shift.role), range })}
      back={BACK}
      aside={
        <LinkButton to="/venue/door" variant="outline">
          {t('staffDoor.open')}
        </LinkButton>
      }
    >
      <div className={classes.door}>
        <CodePanel shift={shift} shiftKey={shiftKey} />
        <section>
          <h2 data-heading="panel" className={classes.heading}>
            {t('door.who')}
          </h2>
          <DueList shift={shift} />
        </section>
      </div>
    </Screen>
  );
}
