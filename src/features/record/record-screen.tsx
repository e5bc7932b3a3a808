// A Rockstar's record for whoever they show it to: on paper, or as a file that Encore has signed and anybody can check. It needs a
// connection: a device holds eight weeks, the record all of it.
import { Button } from '@mantine/core';
import { IconPrinter, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSettings } from '#bridge/settings-context.tsx';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { issueRecordTicket, ownRecord, venuesOf, type WorkRecord } from '#domain/record/online.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FindShifts } from '#ui/find-shifts.tsx';
import { Screen } from '#ui/screen.tsx';
import { notifyFailure } from '#ui/toast.ts';
import classes from './record.module.css';

const BACK = '/rockstar/earnings';

export function RecordScreen() {
  const t = useTranslations('record');
  const { value: record, failure } = useOnlineQuery('work_record', ownRecord, null);
  if (record === undefined) {
    return failure === null ? null : (
      <Screen title={t('title')} back={BACK}>
        <EmptyState title={t('offline')}>{t('offlineText')}</EmptyState>
      </Screen>
    );
  }
  if (record.worked.length === 0) {
    return (
      <Screen title={t('none')} titleHidden back={BACK}>
        <EmptyState title={t('none')} act={<FindShifts />}>
          {t('noneText')}
        </EmptyState>
      </Screen>
    );
  }
  return <Record record={record} />;
}

function Record({ record }: { readonly record: WorkRecord }) {
  const t = useTranslations('record');
  const format = useFormat();
  const saveSigned = useSaveSigned();
  const { shifts, minutes, rating } = record;
  const lead = [
    t('sum', { n: shifts, duration: format.duration(minutes) }),
    ...(rating === null ? [] : [t('rating', { stars: format.rating(rating.stars * 10), n: rating.reviews })]),
  ];
  return (
    <Screen title={record.name} lead={lead.join(' · ')} back={BACK}>
      <div className={classes.acts}>
        <Button
          variant="filled"
          size="lg"
          leftSection={<IconRosetteDiscountCheck size={22} stroke={1.75} aria-hidden="true" />}
          onClick={() => void saveSigned()}
        >
          {t('save')}
        </Button>
        <Button
          variant="outline"
          size="lg"
          leftSection={<IconPrinter size={22} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        <p className={classes.dim}>{t('signed')}</p>
      </div>
      <div className={classes.split}>
        <div>
          <h2 className={classes.heading}>{t('byVenue')}</h2>
          <ul role="list" className={classes.venues}>
            {venuesOf(record).map(({ venue, shifts: there, minutes: long }) => (
              <li key={venue}>
                <strong>{venue}</strong>
                <span>{t('sum', { n: there, duration: format.duration(long) })}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Shifts record={record} />
          <p className={classes.dim}>{t('what')}</p>
        </div>
      </div>
    </Screen>
  );
}

function Shifts({ record: { worked } }: { readonly record: WorkRecord }) {
  const t = useTranslations('record');
  const format = useFormat();
  const roleName = useRoleName();
  return (
    <>
      <h2 className={classes.heading}>{t('shifts')}</h2>
      <table className={classes.shifts} aria-label={t('shifts')}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('where')}</th>
            <th scope="col">{t('hours')}</th>
          </tr>
        </thead>
        <tbody>
          {worked.map(({ day, venue, role, minutes }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two shifts of a day may be alike, and the list never moves
            <tr key={`${day} ${nth}`}>
              <td>{format.date(`${day}T12:00Z`, 'UTC')}</td>
              <td>
                {venue} · {roleName(role)}
              </td>
              <td>{format.hours(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function useSaveSigned(): () => Promise<void> {
  const t = useTranslations('record');
  const { functionsUrl } = useSettings();
  const issue = useOnlineAct(issueRecordTicket);
  return async () => {
    const ticket = await issue.run({});
    if (!ticket.ok) {
      notifyFailure(t('notSaved'), 'high');
      return;
    }
    // The answer is a file: the page stays.
    window.location.assign(`${functionsUrl}/work-record?ticket=${ticket.value}`);
  };
}
