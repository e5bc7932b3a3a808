// One dispute before whoever decides it: the question, the night on a line, both sides with their words and what was recorded, how
// cases like it were decided, and the decision. Below 820 px line and sides are tabs. Who may only read sees all but the acts.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminDispute, type DisputeDetail } from '#domain/admin/disputes.ts';
import { holds } from '#domain/admin/rules.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { Segments } from '#ui/segments.tsx';
import { useWide } from '#ui/use-wide.ts';
import { useAdminRole } from './admin-role-context.ts';
import { DecidedPart } from './decided-part.tsx';
import { DecisionPart } from './decision-part.tsx';
import { DisputeAlike } from './dispute-alike.tsx';
import { DisputeColleagues } from './dispute-colleagues.tsx';
import { DisputeDesk } from './dispute-desk.tsx';
import { Asked, Deadline, DisputeLead } from './dispute-lead.tsx';
import { DisputeNightPart } from './dispute-night.tsx';
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
      lead={value && <DisputeLead dispute={value} />}
      aside={value && value.state !== 'decided' && <Deadline dispute={value} />}
      back="/admin/reports"
    >
      <Reading query={query} loading={t('loadingOne')} failed={t('failedOne')}>
        {dispute =>
          dispute === null ? (
            <EmptyState title={t('gone')} />
          ) : (
            <Case dispute={dispute} onChanged={() => void query.renew()} />
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

const PARTS = ['line', 'rockstar', 'venue'] as const;

function Case({ dispute, onChanged }: CaseProps) {
  const t = useTranslations('admin.disputes');
  const reads = holds(useAdminRole(), 'support');
  const decides = reads && !dispute.own;
  const [part, setPart] = useState<(typeof PARTS)[number]>('line');
  const { rockstar, venue, state } = dispute;
  const tz = dispute.shift?.tz ?? null;
  const inTabs = !useWide(820) && venue !== null;
  const shows = (named: (typeof PARTS)[number]) => !inTabs || part === named;
  return (
    <div className={classes.case}>
      <div className={classes.evidence}>
        <DisputeColleagues disputeId={dispute.id} />
        {inTabs && (
          <Segments
            label={t('evidence')}
            value={part}
            onChange={setPart}
            data={PARTS.map(value => ({ value, label: t(`parts.${value}`) }))}
          />
        )}
        {shows('line') && (dispute.kind === 'hours' || dispute.kind === 'no_show') && (
          <DisputeNightPart dispute={dispute} />
        )}
        {shows('line') && <SubjectPart dispute={dispute} />}
        <Asked dispute={dispute} />
        <div className={classes.sides}>
          {shows('rockstar') && <DisputeSidePart side={rockstar} tz={tz} />}
          {venue !== null && shows('venue') && <DisputeSidePart side={venue} tz={tz} />}
        </div>
        {shows('line') && <DisputeAlike dispute={dispute} />}
        <RecordPart dispute={dispute} reads={decides} />
      </div>
      <section className={classes.decision} aria-label={t('decision')}>
        {state === 'decided' && <DecidedPart dispute={dispute} decides={decides} onChanged={onChanged} />}
        {state !== 'decided' && decides && (
          <>
            <DecisionPart key={dispute.version} dispute={dispute} onChanged={onChanged} />
            <DisputeDesk dispute={dispute} onChanged={onChanged} />
          </>
        )}
        {state !== 'decided' && !reads && <Notice tone="blue">{t('readOnly')}</Notice>}
        {state !== 'decided' && reads && dispute.own && <OwnCase dispute={dispute} />}
      </section>
    </div>
  );
}

/** Why the reader may not decide it, and who may. */
function OwnCase({ dispute: { admins } }: { readonly dispute: DisputeDetail }) {
  const t = useTranslations('admin.disputes');
  const names = admins.map(({ name }) => name).join(', ');
  return (
    <Notice tone="blue" detail={admins.length === 0 ? t('ownNobody') : t('ownOthers', { names })}>
      {t('own')}
    </Notice>
  );
}
