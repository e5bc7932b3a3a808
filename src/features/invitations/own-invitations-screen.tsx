// Everything a rockstar was invited to: what can still be answered, with the venue's own words, and what became of the rest.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { answerWaiting } from '#domain/invitations/rules.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { DeclineButton } from '#ui/decline-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { AcceptButton } from './accept-button.tsx';
import classes from './invitations.module.css';
import { useAnswerInvitation } from './use-answer-invitation.ts';
import { useHindrance } from './use-hindrance.ts';
import { type OwnInvitation, useOwnInvitations } from './use-own-invitations.ts';

export function OwnInvitationsScreen() {
  const t = useTranslations('invitations');
  const invitations = useOwnInvitations();
  if (invitations === undefined) return null;
  const { open, settled } = invitations;
  return (
    <Screen title={t('title', { n: open.length })} back="/rockstar">
      <div className={classes.screen}>
        {open.length + settled.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        <ul role="list" className={classes.cards}>
          {open.map(one => (
            <OpenInvitation key={one.invitation.id} {...one} />
          ))}
        </ul>
        {settled.length > 0 && <h2 className={classes.heading}>{t('settled')}</h2>}
        <ul role="list" className={classes.rows}>
          {settled.map(one => (
            <SettledInvitation key={one.invitation.id} {...one} />
          ))}
        </ul>
      </div>
    </Screen>
  );
}

function useWords({ shift, job, venue }: OwnInvitation) {
  const t = useTranslations('invitations');
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const roleName = useRoleName();
  const post = shift === undefined ? (job?.title ?? t('postUnknown')) : roleName(shift.role);
  return {
    title: [post, venue?.name].filter(Boolean).join(', '),
    line:
      shift === undefined
        ? t('aJob')
        : `${format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz })} · ${facts('perHour', {
            rate: format.money(shift.rateMinor, shift.currency),
          })}`,
  };
}

function OpenInvitation(one: OwnInvitation) {
  const { invitation, shift, job } = one;
  const t = useTranslations('invitations');
  const quoted = useQuoted();
  const format = useFormat();
  const when = useWhen();
  const { title, line } = useWords(one);
  const answer = useAnswerInvitation(invitation, shift);
  const hindrance = useHindrance(shift);
  const typed = useTyped(`decline-${invitation.id}`, '');
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <StateChip state="invited" />
        <span className={classes.meta}>{t('by', { by: when.by(invitation.expiresAt, shift?.tz) })}</span>
      </div>
      <h2 id={invitation.id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.meta}>{line}</p>
      {invitation.fullPay && shift !== undefined && (
        <p>{t('fullPay', { time: format.clockInSentence(shift.startsAt, shift.tz) })}</p>
      )}
      {invitation.message !== null && <p className={classes.message}>{quoted(invitation.message)}</p>}
      {hindrance !== null && <Notice tone="red">{hindrance}</Notice>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has an edge and a width of its own */}
      <div className={classes.acts} role="group" aria-labelledby={invitation.id}>
        <AcceptButton
          invitation={invitation}
          shift={shift}
          disabled={hindrance !== null}
          onAccept={arrivesAt => void answer('accept', undefined, arrivesAt)}
        />
        <DeclineButton
          size="lg"
          label={t('decline')}
          title={t('declineTitle')}
          hint={t('declineHint')}
          typed={typed}
          onDecline={reason => answer('decline', reason)}
        />
        {shift !== undefined && (
          <LinkButton
            to="/rockstar/available-shifts/$shiftId"
            params={{ shiftId: shift.id }}
            size="lg"
            variant="subtle"
          >
            {t('look')}
          </LinkButton>
        )}
        {job !== undefined && (
          <LinkButton to="/rockstar/jobs/$jobId" params={{ jobId: job.id }} size="lg" variant="subtle">
            {t('look')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** What became of it; nothing is called booked before the server has said so. */
function SettledInvitation(one: OwnInvitation) {
  const { invitation, shift, job } = one;
  const t = useTranslations('invitations');
  const device = useDeviceWord();
  const when = useWhen();
  const { title, line } = useWords(one);
  const waits = answerWaiting(invitation, useEncoreNow());
  const limit = invitation.expiresAt;
  const outcome = invitation.status === 'sent' || invitation.status === 'seen' ? 'expired' : invitation.status;
  // What ended before its time, because others were faster, has no answer.
  const endedAt = invitation.status === 'too_late' ? invitation.updatedAt : invitation.expiresAt;
  const at = when.at(invitation.answeredAt ?? endedAt);
  return (
    <li className={classes.row}>
      <strong className={classes.name}>{title}</strong>
      <span className={classes.meta}>{line}</span>
      {waits !== null ? (
        <Notice tone={waits === 'late' ? 'amber' : 'blue'}>
          {t(`onDevice.${waits}`, { device, by: when.by(limit, shift?.tz), at: when.at(limit, shift?.tz) })}
        </Notice>
      ) : (
        <span className={classes.meta}>{t(`outcome.${outcome}`, { at })}</span>
      )}
      {(invitation.status === 'too_late' || waits === 'late') && shift !== undefined && (
        <LinkButton to="/rockstar/available-shifts/$shiftId" params={{ shiftId: shift.id }} variant="outline">
          {t(waits === 'late' ? 'look' : 'waitlist')}
        </LinkButton>
      )}
      {waits === 'late' && job !== undefined && (
        <LinkButton to="/rockstar/jobs/$jobId" params={{ jobId: job.id }} variant="outline">
          {t('look')}
        </LinkButton>
      )}
    </li>
  );
}
