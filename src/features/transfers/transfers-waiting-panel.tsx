// On a venue's first screen: the shifts that somebody would take over, where the venue has the last word.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type TrackedTransfer, transfersToDecide } from '#domain/transfers/queries.ts';
import { isLiveTransfer } from '#domain/transfers/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { useTransferNames } from './use-transfer-names.ts';

export function TransfersWaitingPanel({ venueId }: { readonly venueId: string }) {
  const t = useTranslations('transfers.decide');
  const now = useEncoreNow();
  const waiting = useQuery(transfersToDecide, { venueId })?.filter(one => isLiveTransfer(one, now)) ?? [];
  if (waiting.length === 0) return null;
  return (
    <DayList title={t('title')} count={waiting.length}>
      {waiting.map(transfer => (
        <WaitingRow key={transfer.id} transfer={transfer} />
      ))}
    </DayList>
  );
}

function WaitingRow({ transfer }: { readonly transfer: TrackedTransfer }) {
  const t = useTranslations('transfers.decide');
  const format = useFormat();
  const roleName = useRoleName();
  const { startsAt, endsAt, tz, role, shiftId } = transfer;
  return (
    <DayRow
      at={startsAt}
      tz={tz}
      lead={t('who', useTransferNames(transfer))}
      second={`${roleName(role)} · ${format.range({ start: startsAt, end: endsAt, tz })}`}
      link={{ to: '/venue/shifts/$shiftId', params: { shiftId } }}
    />
  );
}
