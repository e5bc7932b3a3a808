import { useTranslations } from 'use-intl';
import type { Currency } from '#domain/money.ts';
import type { ReportRole } from '#domain/reports/rules.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ReportTable } from './report-table.tsx';

interface ReportRolesProps {
  readonly roles: readonly ReportRole[];
  readonly currency: Currency;
}

/** The same weeks by role. */
export function ReportRoles({ roles, currency }: ReportRolesProps) {
  const t = useTranslations('reports');
  const roleName = useRoleName();
  const lines = roles.map(figures => ({ key: figures.role, name: roleName(figures.role), figures }));
  return <ReportTable title={t('byRole')} by={t('columns.role')} lines={lines} currency={currency} />;
}
