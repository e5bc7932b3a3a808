// One dispute before whoever decides it: the question, what was planned and what each side's figure is, both sides with their
// words and what was recorded, and the decision. Who may only read sees all but the acts.
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminDispute, type DisputeDetail } from '#domain/admin/disputes.ts';
import { holds } from '#domain/admin/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { useAdminRole } from './admin-role-context.ts';
import { DecidedPart } from './decided-part.tsx';
import { DecisionPart } from './decision-part.tsx';
import { RecordPart } from './dispute-record-part.tsx';
import { DisputeSidePart } from './dispute-side-part.tsx';
import { SubjectPart } from './dispute-subject-part.tsx';
import classes from './disputes.module.css';
import { Reading } from './reading.tsx';
import { useDisputeQuestion } from './use-dispute-question.ts';

export function AdminDisputeScreen({ disputeId }: { readonly disputeId: string }) {
  const t = useTranslations('admin.disputes');
  const query = useOnlineQuery('admin_dispute', adminDispute, disputeId);
  const question = useDisputeQuestion();
  const { value } = query;
  return (
    <Screen
      title={value ? question(value) : t('shown')}
      lead={value && <Lead dispute={value} />}
      aside={value && value.state !== 'decided' && <Deadline dispute={value} />}
      back="/admin/reports"
    >
      <Reading query={query} loading={t('loadingOne')} failed={t('failedOne')}>
        {dispute =>
          dispute === null ? (
            <EmptyState title={t('gone')} />
          ) : (
            <Case dispute={dispute} onChanged={() => void query.refresh()} />
          )
        }
      </Reading>
    </Screen>
  );
}

interface CaseProps {
  readonly dispute: DisputeDetail;
  readonly onChanged: () => void;
}

function Case({ dispute, onChanged }: CaseProps) {
  const t = useTranslations('admin.disputes');
  const decides = holds(useAdminRole(), 'support');
  const { shift, rockstar, venue, state } = dispute;
  const tz = shift?.tz ?? null;
  return (
    <div className={classes.case}>
      <div className={classes.evidence}>
        {dispute.kind === 'hours' && <Figures dispute={dispute} />}
        <SubjectPart dispute={dispute} />
        <div className={classes.sides}>
          <DisputeSidePart side={rockstar} tz={tz} />
          {venue !== null && <DisputeSidePart side={venue} tz={tz} />}
        </div>
        <RecordPart dispute={dispute} reads={decides} />
      </div>
      <section className={classes.decision} aria-label={t('decision')}>
        {state === 'decided' && <DecidedPart dispute={dispute} decides={decides} onChanged={onChanged} />}
        {state !== 'decided' && decides && (
          <DecisionPart key={dispute.version} dispute={dispute} onChanged={onChanged} />
        )}
        {state !== 'decided' && !decides && <Notice tone="blue">{t('readOnly')}</Notice>}
      </section>
    </div>
  );
}

function Lead({ dispute }: { readonly dispute: DisputeDetail }) {
  const t = useTranslations('admin.disputes');
  const terms = useTranslations('shifts.facts');
  const format = useFormat();
  const roleName = useRoleName();
  const { kind, shift, points } = dispute;
  if (shift === null) return t(`kinds.${kind}`);
  const { role, venueName, startsAt, endsAt, tz, rateMinor, currency, breakMin } = shift;
  return [
    t(`kinds.${kind}`),
    t('where', { role: roleName(role), venue: venueName }),
    format.span({ start: startsAt, end: endsAt, tz }),
    kind === 'hours' && t('terms', { pay: terms('perHour', { rate: format.money(rateMinor, currency) }), n: breakMin }),
    points !== null && t('points', { n: points }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Deadline({ dispute: { decideBy } }: { readonly dispute: DisputeDetail }) {
  const t = useTranslations('admin.disputes');
  const when = useWhen();
  return <span className={classes.deadline}>{t('deadline', { by: when.by(decideBy) })}</span>;
}

function Figures({ dispute }: { readonly dispute: DisputeDetail }) {
  const t = useTranslations('admin.disputes');
  const format = useFormat();
  const { rockstar, venue } = dispute;
  const figures = [
    [t('figures.planned'), dispute.shift?.plannedMin ?? null],
    [t('figures.rockstar', { name: rockstar.name }), dispute.rockstarMin],
    [t('figures.venue', { name: venue?.name ?? '' }), dispute.venueMin],
    [t('figures.code'), dispute.codeMin],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([label, minutes]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{minutes === null ? t('noFigure') : format.duration(minutes)}</dd>
        </div>
      ))}
    </dl>
  );
}
