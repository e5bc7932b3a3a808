// Before somebody appeals: what their device said of that shift, so that nobody has to remember it. Whoever decides sees the same, and so
// do both sides on the page of the dispute.
import {
  IconCoffee,
  IconDoorExit,
  IconMapPinCheck,
  IconShieldCheck,
  IconToolsKitchen2,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type Evidence, evidenceOf } from '#domain/attendance/evidence.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import type { HappenedKind } from '#domain/attendance/schema.ts';
import { bookingById } from '#domain/bookings/queries.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useFromVenue } from '#i18n/use-from-venue.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import classes from './reliability.module.css';

const ICONS: Readonly<Record<HappenedKind, TablerIcon>> = {
  in: IconMapPinCheck,
  out: IconDoorExit,
  break_start: IconCoffee,
  break_end: IconToolsKitchen2,
};

interface RecordedPartProps {
  readonly bookingId: string;
  readonly tz: string;
}

export function RecordedPart({ bookingId, tz }: RecordedPartProps) {
  const t = useTranslations('reliability.recorded');
  const booking = useQuery(bookingById, { id: bookingId });
  const facts = useQuery(factsOfBooking, { bookingId });
  // A shift that this device does not go back to: nothing is known of what was recorded.
  if (booking == null || facts === undefined) return null;
  const evidence = evidenceOf(facts);
  return (
    <section className={classes.recorded} aria-label={t('title')}>
      <h3>
        {t('title')}
        {evidence.length > 0 && <span>{t('along')}</span>}
      </h3>
      {evidence.length === 0 ? (
        <p className={classes.who}>{t('nothing')}</p>
      ) : (
        <EvidenceList evidence={evidence} tz={tz} />
      )}
    </section>
  );
}

/** The same for either side, once it lies before a person; nothing where nothing was recorded. */
export function RecordedPanel({ bookingId, tz }: RecordedPartProps) {
  const t = useTranslations('reliability.recorded');
  const evidence = evidenceOf(useQuery(factsOfBooking, { bookingId }) ?? []);
  if (evidence.length === 0) return null;
  return (
    <section className={classes.recorded} aria-label={t('titleBoth')}>
      <h3>{t('titleBoth')}</h3>
      <EvidenceList evidence={evidence} tz={tz} />
    </section>
  );
}

interface EvidenceListProps {
  readonly evidence: readonly Evidence[];
  readonly tz: string;
}

function EvidenceList({ evidence, tz }: EvidenceListProps) {
  return (
    <FactList>
      {evidence.map(one => (
        <EvidenceLine key={one.fact.id} evidence={one} tz={tz} />
      ))}
    </FactList>
  );
}

interface EvidenceLineProps {
  readonly evidence: Evidence;
  readonly tz: string;
}

function EvidenceLine({ evidence: { fact, kind, basis, receivedAt }, tz }: EvidenceLineProps) {
  const t = useTranslations('reliability.recorded');
  const format = useFormat();
  const when = useWhen();
  const device = useDeviceWord();
  const fromVenue = useFromVenue()(fact);
  const received = receivedAt === null ? t(`here.${device}`) : t('received', { at: when.at(receivedAt) });
  return (
    <Fact
      icon={basis === 'proven' ? IconShieldCheck : ICONS[kind]}
      label={t(kind, { time: format.clockInSentence(fact.at, tz) })}
      detail={fromVenue === null ? received : `${fromVenue} · ${received}`}
    >
      {t(`basis.${basis}`)}
    </Fact>
  );
}
