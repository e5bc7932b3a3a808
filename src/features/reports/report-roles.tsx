import { useTranslations } from 'use-intl';
import type { Currency } from '#domain/money.ts';
import { fillRate, type ReportRole, ratingOf } from '#domain/reports/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import classes from './reports.module.css';

interface ReportRolesProps {
  readonly roles: readonly ReportRole[];
  readonly currency: Currency;
}

/** The same weeks by role. */
export function ReportRoles({ roles, currency }: ReportRolesProps) {
  const t = useTranslations('reports');
  const format = useFormat();
  const roleName = useRoleName();
  const or = (text: (value: number) => string, value: number | null) => (value === null ? t('nothing') : text(value));
  return (
    <section>
      <h2 className={classes.heading}>{t('byRole')}</h2>
      <table className={classes.roles} aria-label={t('byRole')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.role')}</th>
            <th scope="col">{t('columns.paidMin')}</th>
            <th scope="col">{t('columns.cost')}</th>
            <th scope="col">{t('fillRate')}</th>
            <th scope="col">{t('columns.noShows')}</th>
            <th scope="col">{t('columns.rating')}</th>
          </tr>
        </thead>
        <tbody>
          {roles.map(of => (
            <tr key={of.role}>
              <th scope="row">{roleName(of.role)}</th>
              <td data-label={t('columns.paidMin')}>{format.hours(of.minutes)}</td>
              <td data-label={t('columns.cost')}>{format.money(of.costMinor, currency)}</td>
              <td data-label={t('fillRate')}>{or(format.share, fillRate(of))}</td>
              <td data-label={t('columns.noShows')}>{format.number(of.noShows)}</td>
              <td data-label={t('columns.rating')}>{or(format.rating, ratingOf(of))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
