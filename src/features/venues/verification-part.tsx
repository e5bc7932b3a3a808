// Where a venue's details are edited: how far it is with being verified, and handing in who stands behind it. Files go first,
// one by one, while there is a network; what was chosen stays until the server has it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptFiles } from '#bridge/use-kept-files.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { type TrackedVerification, verificationOf } from '#domain/verification/queries.ts';
import { Notice } from '#ui/notice.tsx';
import { VerificationForm } from './verification-form.tsx';
import classes from './verification-part.module.css';

interface VerificationPartProps {
  readonly venue: Venue;
  /** Only its admins speak for a venue. */
  readonly mayAsk: boolean;
  /** The form is open, and what one goes on with. */
  readonly begun: boolean;
}

export function VerificationPart({ venue, mayAsk, begun }: VerificationPartProps) {
  const t = useTranslations('venues.verify');
  const known = useQuery(verificationOf, { venueId: venue.id });
  const files = useKeptFiles(`verify:${venue.id}`, known?.fileIds);
  const [opened, setAsking] = useState(begun);
  // What was chosen before a reload is not left behind a button.
  const asking = mayAsk && !venue.verified && (opened || files.files.length > 0);
  if (known === undefined) return null;
  const waits = known?.state === 'waiting';
  return (
    <section className={classes.part} aria-label={t('title')}>
      <h3 className={classes.title}>{t('title')}</h3>
      <Standing venue={venue} known={known} />
      {!venue.verified && !mayAsk && <p className={classes.dim}>{t('askAdmin')}</p>}
      {!venue.verified && mayAsk && !asking && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t(waits ? 'change' : 'act')}
        </Button>
      )}
      {asking && (
        <VerificationForm venue={venue} known={known} files={files} begun={begun} onDone={() => setAsking(false)} />
      )}
    </section>
  );
}

function Standing({ venue, known }: { readonly venue: Venue; readonly known: TrackedVerification | null }) {
  const t = useTranslations('venues.verify');
  if (venue.verified) return <p className={classes.dim}>{t('verified')}</p>;
  if (known === null) return <p className={classes.dim}>{t('why')}</p>;
  if (known.state === 'rejected') {
    return (
      <Notice tone="amber" detail={known.reason ?? undefined}>
        {t('rejected')}
      </Notice>
    );
  }
  return (
    <p className={classes.dim} role="status">
      {t(known.pending === null ? 'waiting' : 'onDevice', { name: known.legalName, n: known.fileIds.length })}
    </p>
  );
}
