// Whom to invite to a shift: favourites and everybody who fits, one by one or all at once, and what became of those who
// were asked. From this device; the server decides who may really be asked.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { type Candidate, candidatesForShift, fittingOf } from '#domain/invitations/candidates.ts';
import { invitationsOfShift } from '#domain/invitations/queries.ts';
import { gapsOf, isFillable } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { PartHeading } from '#ui/detail-title.tsx';
import { ShowRest, useFirstFew } from '#ui/first-few.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Initials } from '#ui/initials.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import classes from './invitations.module.css';
import { InvitedList } from './invited-list.tsx';
import { useInvite } from './use-invite.ts';
import { useShiftFit } from './use-shift-fit.ts';

const SHOWN = 4;

interface InvitePanelProps {
  readonly shift: Shift;
  /** The way to asking many in waves. */
  readonly cover: ReactNode;
}

export function InvitePanel({ shift, cover }: InvitePanelProps) {
  const t = useTranslations('invitations.venue');
  const now = useEncoreNow();
  const candidates = useQuery(candidatesForShift, { shiftId: shift.id });
  const invited = useQuery(invitationsOfShift, { shiftId: shift.id });
  if (candidates === undefined || invited === undefined || shift.status !== 'published') return null;
  const asking = gapsOf(shift) > 0 && isFillable(shift, now);
  if (!asking && invited.length === 0) return null;
  return (
    <section className={classes.panel}>
      <div className={classes.panelHeading}>
        <PartHeading data-heading="panel">{t('title')}</PartHeading>
        {asking && cover}
      </div>
      <InvitedList invited={invited} tz={shift.tz} />
      {asking && <Asking shift={shift} candidates={candidates} />}
    </section>
  );
}

function Asking({ shift, candidates }: { readonly shift: Shift; readonly candidates: readonly Candidate[] }) {
  const t = useTranslations('invitations.venue');
  const invite = useInvite(shift);
  const { shown, ...rest } = useFirstFew(candidates, SHOWN);
  // Stays for the next person who is asked.
  const [message, setMessage] = useTyped(`invite-${shift.id}`, '');
  // The server is asked about all of them: nobody is invited as fitting whom it has not spoken about.
  const fit = useShiftFit({
    venueId: shift.venueId,
    workers: candidates.map(one => one.person.id),
    shifts: [shift.id],
  });
  const { fit: fitting, notFree, belowMinimum } = fittingOf(candidates, id => fit.of(id, shift.id));
  const favourites = candidates.filter(({ favourite }) => favourite);
  if (candidates.length === 0) return <p className={classes.meta}>{t('nobody')}</p>;
  return (
    <>
      <GrowingTextarea
        label={t('message')}
        description={t('messageHintAll')}
        minRows={2}
        maxLength={1000}
        value={message}
        onChange={event => setMessage(() => event.currentTarget.value)}
      />
      <div className={classes.all}>
        {favourites.length > 1 && (
          <Button size="sm" onClick={() => void invite(favourites, message)}>
            {t('favourites', { n: String(favourites.length) })}
          </Button>
        )}
        {fitting.length > 1 && (
          <Button size="sm" variant="outline" onClick={() => void invite(fitting, message)}>
            {t('everyone', { n: String(fitting.length) })}
          </Button>
        )}
      </div>
      {fitting.length > 0 && notFree + belowMinimum > 0 && (
        <p className={classes.meta}>{t('leftOut', { notFree, below: belowMinimum })}</p>
      )}
      <ul role="list" className={classes.rows}>
        {shown.map(one => (
          <CandidateRow
            key={one.person.id}
            candidate={one}
            fit={fit.words(one.person.id, shift.id)}
            onInvite={() => void invite([one], message)}
          />
        ))}
      </ul>
      {fit.unknown && <p className={classes.meta}>{t('fit.network')}</p>}
      <ShowRest {...rest} />
    </>
  );
}

interface CandidateRowProps {
  readonly candidate: Candidate;
  /** Free or not, below what they ask for; null while nobody knows. */
  readonly fit: string | null;
  readonly onInvite: () => void;
}

function CandidateRow({ candidate: { person, favourite, worked }, fit, onInvite }: CandidateRowProps) {
  const t = useTranslations('invitations.venue');
  const why = [...(favourite ? [t('favourite')] : []), worked > 0 ? t('worked', { n: worked }) : t('newHere')];
  const known = fit === null ? why : [...why, fit];
  return (
    <li className={classes.person}>
      <Initials who={person.id} name={person.name} size={40} />
      <span className={classes.who}>
        <PersonLink id={person.id} name={person.name} />
        <span className={classes.meta}>{known.join(' · ')}</span>
      </span>
      <Button size="sm" variant="outline" aria-label={t('inviteName', { name: person.name })} onClick={onInvite}>
        {t('invite')}
      </Button>
    </li>
  );
}
