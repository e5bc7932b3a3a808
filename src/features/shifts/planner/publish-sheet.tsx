// Many drafts at once: what goes, who sees it first by name, and who is told, before anybody is. Who follows a venue or searches for
// such shifts is nobody's business, so they are named by what they did and not counted.
import { Button } from '@mantine/core';
import { IconBell, IconEye, IconHeart, IconSend } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { peopleToAsk } from '#domain/invitations/candidates.ts';
import { countTwins, type Posting, postingOf } from '#domain/shifts/posting.ts';
import { shiftsOf, type WeekBoard } from '#domain/shifts/week.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { draftsOn, usePublishDrafts } from './use-publish-drafts.ts';

const MOST_NAMES = 6;

interface PublishSheetProps {
  readonly venue: PlacedVenue;
  readonly monday: string;
  readonly days: readonly string[];
  readonly board: WeekBoard;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function PublishSheet({ venue, monday, days, board, opened, onClose }: PublishSheetProps) {
  const t = useTranslations('board');
  const format = useFormat();
  const now = useEncoreNow();
  const publish = usePublishDrafts();
  const drafts = draftsOn(board);
  const posting = postingOf(drafts, now);
  const n = posting.timely.length;
  const week = shiftsOf(board).map(({ shift }) => shift);
  const twins = countTwins(posting.timely, week);
  const post = async () => {
    if (await publish(board)) onClose();
  };
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('posting.title', { n: drafts.length })}
      lead={format.days(monday, days.at(-1) ?? monday)}
      described
      foot={
        n > 0 && (
          <Button size="lg" fullWidth onClick={() => void post()} data-autofocus>
            {t('posting.do', { n })}
          </Button>
        )
      }
    >
      {n > 0 && <Told venue={venue} posting={posting} />}
      {twins > 0 && <Notice tone="amber">{t('posting.twins', { n: twins })}</Notice>}
      {posting.late.length > 0 && <Notice tone="amber">{t('posting.late', { n: posting.late.length })}</Notice>}
    </Sheet>
  );
}

function Told({ venue, posting: { timely, held } }: { readonly venue: PlacedVenue; readonly posting: Posting }) {
  const t = useTranslations('board.posting');
  const when = useWhen();
  const area = areaOf(useQuery(allAreas, null), venue.area)?.name ?? venue.name;
  const places = timely.reduce((total, { positions }) => total + positions, 0);
  const atOnce = timely.length - (held?.count ?? 0);
  return (
    <FactList>
      <Fact icon={IconSend} label={t('goes')}>
        {t('what', { n: timely.length, places })}
      </Fact>
      {held !== null && (
        <Fact
          icon={IconHeart}
          label={t('first')}
          detail={t('held', { n: held.count, until: when.until(held.until, venue.tz) })}
        >
          <Favourites venueId={venue.id} />
        </Fact>
      )}
      {atOnce > 0 && (
        <Fact icon={IconEye} label={t('seen')}>
          {t('all', { n: atOnce, area })}
        </Fact>
      )}
      <Fact icon={IconBell} label={t('told')} detail={t('once')}>
        {t('followers')}
      </Fact>
    </FactList>
  );
}

/** Whom the venue chose, by name. */
function Favourites({ venueId }: { readonly venueId: string }) {
  const t = useTranslations('board.posting');
  const people = useQuery(peopleToAsk, { venueId });
  if (people === undefined) return null;
  const names = people.filter(({ favourite }) => favourite).map(({ person }) => person.name);
  if (names.length === 0) return t('noFavourites');
  const more = names.length - MOST_NAMES;
  return t('favourites', { n: names.length, names: names.slice(0, MOST_NAMES).join(', '), more: Math.max(0, more) });
}
