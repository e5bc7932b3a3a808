// One side of a dispute: who it is, what it says, and what was recorded from it, each with what it rests on.
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { DisputeSide } from '#domain/admin/disputes.ts';
import { isTemplate } from '#domain/conversations/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useFromVenue } from '#i18n/use-from-venue.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Initials } from '#ui/initials.tsx';
import classes from './disputes.module.css';

interface DisputeSidePartProps {
  readonly side: DisputeSide;
  /** Null: no shift, so nothing was recorded at one. */
  readonly tz: string | null;
}

export function DisputeSidePart({ side, tz }: DisputeSidePartProps) {
  const t = useTranslations('admin.disputes');
  const format = useFormat();
  const when = useWhen();
  const fromVenue = useFromVenue();
  const { name, words, saidAt, hoursReason = null, reliability, disputes, messages, facts } = side;
  const known = [
    reliability !== null && t('reliability', { score: format.number(reliability) }),
    t('side', { n: disputes }),
  ];
  return (
    <section className={classes.side} aria-label={name}>
      <header>
        <Initials name={name} size={40} />
        <div>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.dim}>{known.filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      {words === null ? (
        // Those to the platform alone go with their account.
        <p className={classes.dim}>{t(saidAt === null ? 'noWords' : 'wordsGone')}</p>
      ) : (
        <blockquote>{words}</blockquote>
      )}
      {saidAt !== null && <p className={classes.dim}>{t('said', { at: when.at(Date.parse(saidAt)) })}</p>}
      {hoursReason !== null && <p>{t('withHours', { words: hoursReason })}</p>}
      {messages.length > 0 && <Attached messages={messages} tz={tz} />}
      {facts.length === 0 && tz !== null && <p className={classes.dim}>{t('noFacts')}</p>}
      <ul role="list" className={classes.facts}>
        {facts.map(({ kind, at, verdict, reason, distanceM, accuracyM, heardAt }) => (
          <li key={`${kind}:${at}`}>
            <span>
              {t(`facts.${kind}`, { time: format.clockInSentence(at, tz ?? 'UTC') })}
              <small>
                {[
                  reason,
                  fromVenue({ distanceM, accuracyM }),
                  t('heard', { at: when.at(Date.parse(heardAt), tz ?? undefined) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Basis proven={verdict === 'proven'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What this side chose to show of the chat; the chat itself is opened with a reason. */
function Attached({ messages, tz }: Pick<DisputeSide, 'messages'> & Pick<DisputeSidePartProps, 'tz'>) {
  const t = useTranslations('disputes.attached');
  const templates = useTranslations('messages.templates');
  const when = useWhen();
  return (
    <ul role="list" className={classes.facts} aria-label={t('title')}>
      {messages.map(({ id, at, content, template }) => (
        <li key={id}>
          <span>
            {isTemplate(template) ? templates(template) : content}
            <small>{t('written', { at: when.at(Date.parse(at), tz ?? undefined) })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Basis({ proven }: { readonly proven: boolean }) {
  const t = useTranslations('admin.disputes');
  const Icon = proven ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <span className={classes.basis} data-proven={proven || undefined}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {proven ? t('proven') : t('statement')}
    </span>
  );
}
