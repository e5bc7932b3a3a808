// One dispute for either side of it: what each said, by when a person decides and what happens otherwise, the box for one's own
// words, and the decision. It works without signal.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { disputeById, type TrackedDispute } from '#domain/disputes/queries.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftTime } from '#i18n/use-shift-time.ts';
import { useWhen } from '#i18n/use-when.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { AnswerPart } from './answer-part.tsx';
import classes from './disputes.module.css';
import { Asked, Contested, Sides } from './said-part.tsx';
import { useOutcomeWords } from './use-outcome-words.ts';
import { WithdrawPart } from './withdraw-part.tsx';

interface DisputeScreenProps {
  readonly disputeId: string;
  readonly back: '/rockstar/shifts' | '/venue/shifts/hours';
  /** What was recorded of the shift that it is about. */
  readonly recorded?: (of: { readonly bookingId: string; readonly tz: string }) => ReactNode;
}

export function DisputeScreen({ disputeId, back, recorded }: DisputeScreenProps) {
  const t = useTranslations('disputes');
  const when = useWhen();
  const tracked = useQuery(disputeById, { id: disputeId });
  if (tracked === undefined) return null;
  if (tracked === null) {
    return (
      <Screen title={t('gone')} titleHidden back={back}>
        <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
      </Screen>
    );
  }
  const { dispute, booking, pending } = tracked;
  return (
    <Screen
      title={dispute.state === 'decided' ? t('decided') : t(`title.${dispute.kind}`)}
      lead={<Where tracked={tracked} />}
      aside={
        pending ? <StateChip state="onThisDevice" /> : dispute.state !== 'decided' && <StateChip state="disputed" />
      }
      back={back}
    >
      <div className={classes.page}>
        {dispute.state === 'decided' ? <Decision tracked={tracked} /> : <Deadline tracked={tracked} />}
        {dispute.kind === 'review' && <Contested tracked={tracked} />}
        {dispute.kind === 'strikes' && (
          <LinkButton to="/rockstar/reliability" variant="outline">
            {t('seePoints')}
          </LinkButton>
        )}
        <Asked tracked={tracked} />
        <Sides tracked={tracked} />
        {booking !== null && dispute.kind !== 'review' && recorded?.({ bookingId: booking.id, tz: booking.tz })}
        {dispute.recordReadAt !== null && (
          <p className={classes.dim}>
            {t(`recordRead.${dispute.bookingId === null ? 'account' : 'shift'}`, { at: when.at(dispute.recordReadAt) })}
          </p>
        )}
        {dispute.state !== 'decided' && <AnswerPart tracked={tracked} />}
        <WithdrawPart tracked={tracked} />
      </div>
    </Screen>
  );
}

function Where({ tracked: { booking, venueName } }: { readonly tracked: TrackedDispute }) {
  const t = useTranslations('disputes');
  const shiftTime = useShiftTime();
  const roleName = useRoleName();
  if (booking === null) return venueName ?? null;
  return [t('where', { role: roleName(booking.role), venue: venueName ?? '' }), shiftTime(booking)].join(' · ');
}

function Deadline({ tracked: { dispute, booking } }: { readonly tracked: TrackedDispute }) {
  const t = useTranslations('disputes');
  const when = useWhen();
  const now = useEncoreNow();
  // On the clock of the shift's times above.
  const decide = when.by(dispute.decideBy, booking?.tz);
  // Who has missed it may still answer, until it is decided.
  const answers = dispute.venueId !== null && now < dispute.answerBy;
  return (
    <Notice tone="blue" detail={t(`otherwise.${dispute.kind}`)}>
      {answers ? t('answerBy', { by: when.by(dispute.answerBy, booking?.tz), decide }) : t('decideBy', { decide })}
    </Notice>
  );
}

function Decision({ tracked: { dispute } }: { readonly tracked: TrackedDispute }) {
  const t = useTranslations('disputes');
  const words = useOutcomeWords();
  const agreed = dispute.outcome === 'agreed';
  return (
    <section className={classes.decision}>
      <p className={classes.outcome}>{words(dispute)}</p>
      {dispute.reason !== null && <blockquote lang={dispute.reasonLang ?? undefined}>{dispute.reason}</blockquote>}
      {dispute.reason === null && !agreed && <p className={classes.dim}>{t('byClock')}</p>}
    </section>
  );
}
