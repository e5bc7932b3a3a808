// What each side of a dispute said, about what, and what the platform asked them again.
import { useTranslations } from 'use-intl';
import { isTemplate } from '#domain/conversations/rules.ts';
import type { TrackedDispute } from '#domain/disputes/queries.ts';
import type { AttachedMessage } from '#domain/disputes/schema.ts';
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

/** The part of the review, as far as it can still be read. */
export function Contested({ tracked: { dispute, review } }: { readonly tracked: TrackedDispute }) {
  const t = useTranslations('disputes');
  const words = dispute.marked ?? review?.words ?? null;
  if (words === null) return null;
  return (
    <section aria-label={t('review')}>
      <h2 className={classes.who}>{t('review')}</h2>
      <blockquote className={classes.marked}>{words}</blockquote>
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
        attached={dispute.attachedMessages}
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
  readonly attached?: readonly AttachedMessage[] | null;
}

function Said({ who, words, at, attached }: SaidProps) {
  const t = useTranslations('disputes');
  const when = useWhen();
  return (
    <section aria-label={who}>
      <h2 className={classes.who}>{who}</h2>
      {words === null ? <p className={classes.dim}>{t('nothing')}</p> : <blockquote>{words}</blockquote>}
      {at !== null && <p className={classes.dim}>{t('said', { at: when.at(at) })}</p>}
      {attached != null && <Attached messages={attached} />}
    </section>
  );
}

function Attached({ messages }: { readonly messages: readonly AttachedMessage[] }) {
  const t = useTranslations('disputes.attached');
  const templates = useTranslations('messages.templates');
  const when = useWhen();
  return (
    <>
      <h3 className={classes.attached}>{t('title')}</h3>
      {messages.map(({ id, at, content, template }) => (
        <div key={id}>
          <blockquote>{isTemplate(template) ? templates(template) : content}</blockquote>
          <p className={classes.dim}>{t('written', { at: when.at(Date.parse(at)) })}</p>
        </div>
      ))}
    </>
  );
}
