// What each side of a dispute said, and what the platform asked them again.
import { useTranslations } from 'use-intl';
import type { TrackedDispute } from '#domain/disputes/queries.ts';
import { useWhen } from '#i18n/use-when.ts';
import classes from './disputes.module.css';

/** What the platform wants to know besides, in its words. */
export function Asked({ tracked: { dispute } }: { readonly tracked: TrackedDispute }) {
  const t = useTranslations('disputes');
  const when = useWhen();
  if (dispute.question === null || dispute.askedAt === null) return null;
  return (
    <section aria-label={t('asked')}>
      <h2 className={classes.who}>{t('asked')}</h2>
      <blockquote lang={dispute.questionLang ?? undefined}>{dispute.question}</blockquote>
      <p className={classes.dim}>{t('said', { at: when.at(dispute.askedAt) })}</p>
    </section>
  );
}

export function Sides({ tracked: { dispute, side, name, venueName } }: { readonly tracked: TrackedDispute }) {
  const t = useTranslations('disputes');
  return (
    <div className={classes.sides}>
      <Said
        who={side === 'rockstar' ? t('you') : (name ?? t('rockstar'))}
        words={dispute.rockstarWords}
        at={dispute.rockstarAt}
      />
      {dispute.venueId !== null && (
        <Said
          // Also to its own people: a colleague may have answered.
          who={venueName ?? t('venue')}
          words={dispute.venueWords}
          at={dispute.venueAt}
        />
      )}
    </div>
  );
}

interface SaidProps {
  readonly who: string;
  readonly words: string | null;
  readonly at: number | null;
}

function Said({ who, words, at }: SaidProps) {
  const t = useTranslations('disputes');
  const when = useWhen();
  return (
    <section aria-label={who}>
      <h2 className={classes.who}>{who}</h2>
      {words === null ? <p className={classes.dim}>{t('nothing')}</p> : <blockquote>{words}</blockquote>}
      {at !== null && <p className={classes.dim}>{t('said', { at: when.at(at) })}</p>}
    </section>
  );
}
