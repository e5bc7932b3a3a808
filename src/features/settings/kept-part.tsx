// How long what somebody leaves behind is kept, by the platform's figures in force now.
import { useTranslations } from 'use-intl';
import { useRules } from '#bridge/use-rules.ts';
import classes from './settings.module.css';

export function KeptPart() {
  const t = useTranslations('settings.keptFor');
  const rules = useRules();
  const days = (n: number) => t('days', { n });
  const kept: readonly (readonly [string, string])[] = [
    [t('contacts'), days(rules.contactDays)],
    [t('chats'), days(rules.sealedDays)],
    [t('pages'), days(rules.activityDays)],
    [t('errors'), days(rules.errorDays)],
    [t('work'), t('stays')],
  ];
  return (
    <section className={classes.part}>
      <h2 id="kept" className={classes.heading}>
        {t('title')}
      </h2>
      <table aria-labelledby="kept" className={classes.kept}>
        <tbody>
          {kept.map(([what, howLong]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
