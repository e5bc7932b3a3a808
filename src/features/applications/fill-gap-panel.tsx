// What fills a gap: the place to the first on the waitlist in one tap, else a yes to the best who applied, else asking for cover; and the
// shift with all who applied.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { TrackedApplication } from '#domain/applications/queries.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { ActKey } from '#ui/act-key.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './applicants-panel.module.css';
import { type Applicant, isAcceptable, useApplicants } from './use-applicants.ts';
import { useDecide } from './use-decide.ts';
import { useMatchWords } from './use-match-words.ts';

/** The strongest say enough for one line. */
const SHOWN_REASONS = 3;

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
  const known = useApplicants(shift);
  if (known === undefined) return null;
  const { applicants, gaps } = known;
  const isOffered = mayDecide && gaps > 0;
  const [first] = applicants
    .map(({ application }) => application)
    .filter(({ status }) => status === 'waitlisted')
    .toSorted((one, other) => place(one) - place(other));
  const offered = isOffered && first !== undefined ? first : null;
  const acceptable = applicants.filter(isAcceptable);
  const best = (isOffered && offered === null && acceptable[0]) || null;
  return (
    <>
      {best !== null && <Best applicant={best} area={shift.area} n={acceptable.length} />}
      <div className={classes.acts}>
        {offered !== null && <OfferButton application={offered} lit={lit} />}
        {best !== null && <AcceptButton applicant={best} lit={lit} />}
        {mayDecide && cover(lit && offered === null && best === null)}
        <LinkButton
          to="/venue/shifts/$shiftId"
          params={{ shiftId: shift.id }}
          variant={mayDecide ? 'subtle' : 'outline'}
        >
          {t('open')}
        </LinkButton>
      </div>
    </>
  );
}

function place({ waitlistPos }: TrackedApplication): number {
  return waitlistPos ?? Number.POSITIVE_INFINITY;
}

interface BestProps {
  readonly applicant: Applicant;
  readonly area: string;
  /** Among so many. */
  readonly n: number;
}

function Best({ applicant: { person, match }, area, n }: BestProps) {
  const t = useTranslations('shifts');
  const reasons = useMatchWords(match.reasons.slice(0, SHOWN_REASONS), area);
  const best = n > 1 ? t('tonight.bestOf', { n: String(n) }) : null;
  return (
    <p className={classes.best}>
      <strong>
        <bdi>{person?.name ?? t('manage.unknownRockstar')}</bdi>
      </strong>
      <span className={classes.meta}>{[best, reasons].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

function AcceptButton({
  applicant: { application, person },
  lit,
}: {
  readonly applicant: Applicant;
  readonly lit: boolean;
}) {
  const t = useTranslations('applications.applicants');
  const shifts = useTranslations('shifts.manage');
  const name = person?.name ?? shifts('unknownRockstar');
  const decide = useDecide(application, name);
  return (
    <Button variant={lit ? 'lit' : 'outline'} onClick={() => void decide('accept')}>
      {t('acceptName', { name })}
      {lit && <ActKey />}
    </Button>
  );
}

function OfferButton({ application, lit }: { readonly application: TrackedApplication; readonly lit: boolean }) {
  const t = useTranslations('shifts');
  const people = useQuery(profilesByIds, { ids: [application.workerId] });
  const name = people?.get(application.workerId)?.name ?? t('manage.unknownRockstar');
  const decide = useDecide(application, name);
  return (
    <Button variant={lit ? 'lit' : 'outline'} onClick={() => void decide('offer')}>
      {t('tonight.offerFirst', { name })}
      {lit && <ActKey />}
    </Button>
  );
}
