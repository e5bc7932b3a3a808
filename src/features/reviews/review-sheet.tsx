// How a shift was, for the other side to read once both are in. What is typed is kept on the device until it is sealed; sealed, it can
// be opened again and changed until the other side's is in, of which nothing is shown here.
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import type { SubmitReviewArgs } from '#domain/reviews/commands.ts';
import type { Reviewed } from '#domain/reviews/queries.ts';
import { MOST_WORDS, opensAt, REVIEW_TAGS, type ReviewTag, STARS, type Stars, tagsOf } from '#domain/reviews/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ActButton } from '#ui/act-button.tsx';
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { AskBack } from './ask-back.tsx';
import classes from './reviews.module.css';
import { StarField } from './star-field.tsx';
import { useSaveReview } from './use-save-review.ts';

interface ReviewSheetProps {
  readonly reviewed: Reviewed;
  /** Whom it is about. */
  readonly name: string;
  readonly onClose: () => void;
}

interface Typed {
  readonly stars: Stars | null;
  readonly tags: readonly ReviewTag[];
  readonly words: string;
}

export function ReviewSheet({ reviewed, name, onClose }: ReviewSheetProps) {
  const t = useTranslations('reviews');
  const { booking, side } = reviewed;
  const there = sealedBefore(reviewed);
  const form = useKeptForm<Typed, Typed>(`review-${booking.id}`, there, there);
  const { value: typed, change, forget, changed } = form;
  const save = useSaveReview();
  const { stars, tags, words } = typed;
  const starsOf = ({ stars: n }: Typed) => (n === null ? '' : t('starsOf', { n }));
  const seal = async () => {
    if (stars === null) return;
    form.saves(true);
    const sealing = { booking_id: booking.id, stars, tags: [...tags], words: words.trim() || null };
    const saved = await save.seal({ ...sealing, seen: asSeen(form.base) });
    form.saves(false);
    if (!saved) return;
    forget();
    onClose();
  };
  const take = () => {
    change(() => there);
    form.standOn(there);
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('ask', { name })}
      foot={
        <div className={classes.foot}>
          <ActButton
            variant="lit"
            disabled={stars === null || changed !== null}
            reason={stars === null ? t('choose') : undefined}
            leftSection={<IconLock size={20} aria-hidden="true" />}
            onClick={() => void seal()}
          >
            {t('seal')}
          </ActButton>
          <Button size="lg" variant="outline" onClick={onClose}>
            {t('later')}
          </Button>
        </div>
      }
    >
      <div className={classes.form}>
        <KeptLine kept={form.kept} />
        {changed !== null && (
          <ChangedElsewhere
            detail={[starsOf(changed), changed.words].filter(Boolean).join('. ')}
            onKeepMine={() => form.standOn(there)}
            onTakeTheirs={take}
          />
        )}
        <StarField side={side} stars={stars} onStars={given => change(known => ({ ...known, stars: given }))} />
        <ChipChoice
          label={t('tagsLabel')}
          choices={REVIEW_TAGS[side].map(tag => ({ value: tag as ReviewTag, label: t(`tags.${tag}`) }))}
          chosen={tags}
          onChange={chosen => change(known => ({ ...known, tags: chosen }))}
        />
        <WordsField words={words} onWords={typed => change(known => ({ ...known, words: typed }))} />
        {side === 'venue' && <AskBack venueId={booking.venueId} workerId={booking.workerId} />}
        <SealedNote booking={booking} />
      </div>
    </Sheet>
  );
}

function WordsField({ words, onWords }: { readonly words: string; readonly onWords: (words: string) => void }) {
  const t = useTranslations('reviews');
  return (
    <GrowingTextarea
      label={
        <span className={classes.labelled}>
          {/* A name that changed at each letter would be said again at each. */}
          {t('words')}{' '}
          <small aria-hidden="true">{t('count', { n: String(words.length), most: String(MOST_WORDS) })}</small>
        </span>
      }
      labelProps={{ w: '100%' }}
      minRows={3}
      maxRows={8}
      maxLength={MOST_WORDS}
      value={words}
      onChange={event => onWords(event.currentTarget.value)}
    />
  );
}

/** Until when nobody reads it. */
function SealedNote({ booking }: Pick<Reviewed, 'booking'>) {
  const t = useTranslations('reviews');
  const format = useFormat();
  return (
    <div className={classes.sealed}>
      <IconLock size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <strong>{t('sealed')}</strong>
        <p>{t('sealedText', { day: format.day(opensAt(booking.endsAt), booking.tz) })}</p>
      </div>
    </div>
  );
}

/** Null: nothing stood there. */
function asSeen({ stars, tags, words }: Typed): SubmitReviewArgs['seen'] {
  return stars === null ? null : { stars, tags: [...tags], words: words || null };
}

/** Where a sealed one stands, to go on from there. */
function sealedBefore({ own, side }: Reviewed): Typed {
  if (own === null) return { stars: null, tags: [], words: '' };
  return {
    stars: STARS.find(one => one === own.stars) ?? null,
    tags: tagsOf(side, own.tags),
    words: own.words ?? '',
  };
}
