// What fills a gap of tonight: the place to the first on the waitlist in one tap, else asking for cover; and the shift with all who applied.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { applicationsOfShift, type TrackedApplication } from '#domain/applications/queries.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { gapsOf } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './applicants-panel.module.css';
import { useDecide } from './use-decide.ts';

interface FillGapPanelProps {
  readonly shift: Shift;
  /** The first gap: what fills it is the next thing to do. */
  readonly lit: boolean;
  readonly mayDecide: boolean;
  /** The way to asking for cover. */
  readonly cover: (lit: boolean) => ReactNode;
}

export function FillGapPanel({ shift, lit, mayDecide, cover }: FillGapPanelProps) {
  const t = useTranslations('shifts.tonight');
  const applications = useQuery(applicationsOfShift, { shiftId: shift.id });
  if (applications === undefined) return null;
  const held = applications.filter(({ status }) => status === 'offered').length;
  const waiting = applications.filter(({ status }) => status === 'waitlisted');
  const [first] = waiting.toSorted((one, other) => place(one) - place(other));
  const offered = mayDecide && first !== undefined && held < gapsOf(shift) ? first : null;
  return (
    <div className={classes.acts}>
      {offered !== null && <OfferButton application={offered} lit={lit} />}
      {mayDecide && cover(lit && offered === null)}
      <LinkButton to="/venue/shifts/$shiftId" params={{ shiftId: shift.id }} variant={mayDecide ? 'subtle' : 'outline'}>
        {t('open')}
      </LinkButton>
    </div>
  );
}

function place({ waitlistPos }: TrackedApplication): number {
  return waitlistPos ?? Number.POSITIVE_INFINITY;
}

function OfferButton({ application, lit }: { readonly application: TrackedApplication; readonly lit: boolean }) {
  const t = useTranslations('shifts');
  const people = useQuery(profilesByIds, { ids: [application.workerId] });
  const name = people?.get(application.workerId)?.name ?? t('manage.unknownRockstar');
  const decide = useDecide(application, name);
  return (
    <Button variant={lit ? 'lit' : 'outline'} onClick={() => void decide('offer')}>
      {t('tonight.offerFirst', { name })}
    </Button>
  );
}
