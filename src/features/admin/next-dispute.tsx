// After a decision: the dispute that is next by its deadline and that no colleague has taken.
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminDisputes } from '#domain/admin/disputes.ts';
import { FIRST_PAGE } from '#domain/admin/lists.ts';
import { LinkButton } from '#ui/link-button.tsx';

export function NextDispute({ after }: { readonly after: string }) {
  const t = useTranslations('admin.disputes');
  const waiting = { shown: 'waiting', search: '', ...FIRST_PAGE } as const;
  const { value } = useOnlineQuery({ followed: adminDisputes.name }, adminDisputes.read, waiting);
  const next = value?.rows.find(({ id, assignee }) => id !== after && assignee === null);
  if (next === undefined) return null;
  return (
    <LinkButton to="/admin/reports/disputes/$disputeId" params={{ disputeId: next.id }} variant="outline">
      {t('next', { kind: t(`kinds.${next.kind}`), name: next.name })}
    </LinkButton>
  );
}
