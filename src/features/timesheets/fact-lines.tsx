// What was said of a night, one line a fact, with what it rests on; and when which figure settles by itself.
import { IconHourglass, IconShieldCheck, IconSignature, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { agreedEnd, agreedStart } from '#domain/attendance/ends.ts';
import { codeBasis, type EvidenceBasis } from '#domain/attendance/evidence.ts';
import { type Fact as AttendanceFact, isTimeKind } from '#domain/attendance/schema.ts';
import type { Side } from '#domain/side.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useFromVenue } from '#i18n/use-from-venue.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';

interface FactLinesProps {
  readonly hours: TrackedHours;
  /** Whose words and whose answers are the reader’s own. */
  readonly side: Side;
}

export function FactLines({ hours, side }: FactLinesProps) {
  const t = useTranslations('timesheets.facts');
  const format = useFormat();
  const agreed = { until: agreedEnd(hours.facts, hours.sheet)?.at, from: agreedStart(hours.facts) };
  return (
    <FactList>
      {hours.facts.map(fact => (
        <FactLine
          key={fact.id}
          fact={fact}
          side={side}
          label={t(fact.kind, { time: format.clockInSentence(fact.until ?? fact.at, hours.sheet.tz) })}
          agreed={isTimeKind(fact.kind) && fact.until !== null && fact.until === agreed[fact.kind]}
        />
      ))}
      <SettlesLine hours={hours} side={side} />
    </FactList>
  );
}

interface FactLineProps extends Pick<FactLinesProps, 'side'> {
  readonly fact: AttendanceFact;
  readonly label: string;
  /** An end or a start that the other side said too. */
  readonly agreed: boolean;
}

function FactLine({ fact, side, label, agreed }: FactLineProps) {
  const t = useTranslations('timesheets.facts');
  const fromVenue = useFromVenue();
  const [icon, basis] = agreed ? ([IconShieldCheck, 'untilAgreed'] as const) : basisOf(fact, side);
  const detail = basis === 'byHand' ? t('byHand', { reason: fact.reason ?? '' }) : t(basis);
  return (
    <Fact icon={icon} label={label} detail={fromVenue(fact) ?? undefined}>
      {detail}
    </Fact>
  );
}

type FactBasis = EvidenceBasis | 'byHand' | 'outside' | 'untilYou' | 'untilVenue' | 'untilRockstar';

function basisOf({ kind, verdict, source }: AttendanceFact, side: Side): readonly [TablerIcon, FactBasis] {
  if (verdict === 'out_of_window') return [IconUser, 'outside'];
  if (isTimeKind(kind)) {
    if (source === side) return [IconUser, 'untilYou'];
    return [IconUser, source === 'venue' ? 'untilVenue' : 'untilRockstar'];
  }
  if (source === 'venue') return [IconSignature, 'byHand'];
  const basis = codeBasis({ verdict });
  return [basis === 'proven' ? IconShieldCheck : IconUser, basis];
}

function SettlesLine({ hours: { sheet, settling }, side }: FactLinesProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const when = useWhen();
  if (sheet.basis !== null && sheet.agreedMin !== null) {
    return (
      <Fact icon={IconShieldCheck} label={format.duration(sheet.agreedMin)}>
        {t(`basis.${sheet.basis === 'word' && side === 'rockstar' ? 'ownWord' : sheet.basis}`)}
      </Fact>
    );
  }
  if (sheet.settlesAt === null) return null;
  // By the clock of the times above it, which both sides read alike wherever they are.
  const at = when.at(sheet.settlesAt, sheet.tz);
  const basis = settling?.basis ?? 'dispute';
  const label =
    settling === null || basis === 'dispute' || basis === 'agreed'
      ? t('settles.dispute', { at })
      : t(`settles.${basis}`, { at, duration: format.duration(settling.minutes) });
  return (
    <Fact icon={IconHourglass} label={label}>
      {t('settles.both')}
    </Fact>
  );
}
