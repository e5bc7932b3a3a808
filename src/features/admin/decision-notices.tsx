// What both sides are told by a decision, in the words that reach them, each in the language of whoever reads it, before it is made.
import { useTranslations } from 'use-intl';
import type { DisputeDetail } from '#domain/admin/disputes.ts';
import { InLanguage } from '#i18n/in-language.tsx';
import type { Told } from '#i18n/notice-words.ts';
import { useNoticeWords } from '#i18n/use-notice-words.ts';
import classes from './disputes.module.css';

interface DecisionNoticesProps {
  readonly dispute: DisputeDetail;
  readonly outcome: 'hours' | 'upheld' | 'taken_back';
  readonly minutes: number | null;
}

/** What is about an account has words of its own. */
const TOLD: Partial<Record<DisputeDetail['kind'], string>> = { account: 'appeal_decided', strikes: 'strikes_decided' };

export function DecisionNotices({ dispute, outcome, minutes }: DecisionNoticesProps) {
  const t = useTranslations('admin.disputes');
  const { kind, shift, rockstar, venue, readers } = dispute;
  const of = shift !== null && {
    ...{ role: shift.role, venue: shift.venueName, starts_at: shift.startsAt, ends_at: shift.endsAt, tz: shift.tz },
  };
  const decision = kind === 'hours' || shift === null ? outcome : `${kind}_${outcome}`;
  const payload = { ...of, name: rockstar.name, minutes, decision };
  const told = [
    {
      who: t('reader', { name: rockstar.name, language: t(`languages.${readers.rockstar}`) }),
      lang: readers.rockstar,
      notice: { kind: TOLD[kind] ?? 'dispute_decided', payload },
    },
    // Of points for being late, and of accounts, a venue knows nothing.
    ...(kind === 'strike' || venue === null ? [] : readers.venue).map(({ lang, name }) => ({
      who: t('readerFor', { venue: venue?.name ?? '', language: t(`languages.${lang}`), name }),
      lang,
      notice: { kind: 'dispute_decided_to_venue', payload },
    })),
  ];
  const title = t(told.length > 1 ? 'notices' : 'oneNotice');
  return (
    <section aria-label={title}>
      <h3 className={classes.dim}>{title}</h3>
      <dl className={classes.told}>
        {told.map(({ who, lang, notice }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd lang={lang}>
              <InLanguage locale={lang} part="portal">
                <Words told={notice} place={shift?.tz} />
              </InLanguage>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** As who is at the place reads it: in which zone they are is not known here. */
function Words({ told, place }: { readonly told: Told; readonly place: string | undefined }) {
  return useNoticeWords(place)(told);
}
