// Of the ticked gaps, or of one: who is free and rested for at least one of them, asked with one tap. Who takes a place first has it.
import { useTranslations } from 'use-intl';
import type { BoardCell } from '#domain/shifts/week.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import type { AskedHere } from '#features/shifts/gaps/asked-here.ts';
import type { Answers } from '#features/shifts/gaps/use-answers.ts';
import { useInvite } from '#features/shifts/gaps/use-invite.ts';
import { ActButton } from '#ui/act-button.tsx';
import { ActKey } from '#ui/act-key.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import classes from './batch-panel.module.css';

interface BatchInviteProps {
  readonly venue: PlacedVenue;
  readonly gaps: readonly BoardCell[];
  readonly answers: Answers;
  readonly asked: AskedHere;
  readonly run: Run;
}

export function BatchInvite({ venue, gaps, answers, asked, run }: BatchInviteProps) {
  const t = useTranslations('planner.batch');
  const planner = useTranslations('planner');
  const { favourites, n, invite } = useInvite({ venueId: venue.id, gaps, answers, asked, run });
  useLetterKeys({ i: n > 0 ? invite : undefined });
  if (gaps.length === 0) return null;
  const { at, unreachable } = answers.verdicts;
  const isUnknown = unreachable && at(gaps.map(({ shift }) => shift)) === null;
  if (n === 0) return <p className={classes.dim}>{isUnknown ? planner('goOnline') : t('nobody')}</p>;
  return (
    <div className={classes.lit}>
      <LitEdge />
      <h3 className={classes.who}>{t(favourites ? 'favourites' : 'everybody', { n, gaps: gaps.length })}</h3>
      <p className={classes.dim}>{t('first')}</p>
      <ActButton variant="lit" onClick={invite}>
        {t('invite', { n })}
        <ActKey of="I" />
      </ActButton>
    </div>
  );
}
