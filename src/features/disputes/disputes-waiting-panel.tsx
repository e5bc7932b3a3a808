// On a venue's first screen: what a person will decide soon, and the venue has not said its side of.

import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { disputesToAnswer, type WaitingDispute } from '#domain/disputes/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { StateChip } from '#ui/state-chip.tsx';

export function DisputesWaitingPanel({ venueId }: { readonly venueId: string }) {
  const t = useTranslations('disputes');
  const now = useEncoreNow();
  const waiting = useQuery(disputesToAnswer, { venueId })?.filter(({ answerBy }) => answerBy > now) ?? [];
  if (waiting.length === 0) return null;
  return (
    <DayList title={t('toAnswer')} count={waiting.length}>
      {waiting.map(dispute => (
        <WaitingRow key={dispute.id} dispute={dispute} />
      ))}
    </DayList>
  );
}

function WaitingRow({ dispute: { id, kind, answerBy, booking, name } }: { readonly dispute: WaitingDispute }) {
  const t = useTranslations('disputes');
  const format = useFormat();
  const roleName = useRoleName();
  const when = useWhen();
  const { startsAt, endsAt, tz, role } = booking;
  return (
    <DayRow
      at={startsAt}
      tz={tz}
      lead={[t(`title.${kind}`), name].filter(Boolean).join(' · ')}
      second={`${roleName(role)} · ${format.range({ start: startsAt, end: endsAt, tz })}`}
      state={<StateChip state="disputed" />}
      note={when.by(answerBy, tz)}
      link={{ to: '/venue/disputes/$disputeId', params: { disputeId: id } }}
    />
  );
}
