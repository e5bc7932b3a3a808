// The last week by mail, each Monday, of the city that is looked at.
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useQuery } from '#bridge/use-query.ts';
import { reportMail, setReportMail } from '#domain/admin/reports.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { OnlineButton } from './online-button.tsx';
import { Reading } from './reading.tsx';
import classes from './reports.module.css';
import { useTellAnswer } from './use-tell-answer.ts';

interface ReportMailProps {
  readonly area: string;
  readonly city: string;
}

export function ReportMail({ area, city }: ReportMailProps) {
  const t = useTranslations('admin.reports.mail');
  const market = useTranslations('admin.market');
  const cities = useQuery(allAreas, null);
  const query = useOnlineQuery('admin_report_mail', reportMail, null);
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(setReportMail);
  const change = async (wanted: string | null) => {
    const answer = await run({ area: wanted });
    tell(answer, wanted === null ? t('stopped') : t('started', { city }));
    await query.refresh();
  };
  const nameOf = (slug: string) => (slug === 'all' ? market('anyArea') : (areaOf(cities, slug)?.name ?? slug));
  return (
    <section className={classes.mail} aria-labelledby="report-mail">
      <h2 id="report-mail" className={classes.heading}>
        {t('title')}
      </h2>
      <Reading query={query} loading={t('loading')} failed={t('failed')}>
        {mailed => (
          <>
            <p>{mailed === null ? t('off') : t('on', { city: nameOf(mailed) })}</p>
            <div className={classes.acts}>
              {mailed !== area && (
                <OnlineButton variant="outline" disabled={busy} onClick={() => void change(area)}>
                  {t('start', { city })}
                </OnlineButton>
              )}
              {mailed !== null && (
                <OnlineButton variant="outline" disabled={busy} onClick={() => void change(null)}>
                  {t('stop')}
                </OnlineButton>
              )}
            </div>
          </>
        )}
      </Reading>
    </section>
  );
}
