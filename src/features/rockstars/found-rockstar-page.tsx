// Somebody whom the venue does not know yet: their card, fetched now, and the way to ask them.
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { rockstarCard } from '#domain/relations/online.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import classes from './rockstar.module.css';
import { RockstarHead } from './rockstar-head.tsx';
import type { RockstarScreenProps } from './rockstar-screen.tsx';
import { SlotCheck } from './slot-check.tsx';

export function FoundRockstarPage({ own, rockstarId, invite }: Omit<RockstarScreenProps, 'message'>) {
  const t = useTranslations('rockstars.page');
  const { value, failure } = useOnlineQuery('rockstar_card', rockstarCard, {
    venueId: own.venue.id,
    workerId: rockstarId,
  });
  if (value === undefined) {
    if (failure === null) return null;
    const away = failure === 'unreachable';
    return (
      <DetailFrame title={t(away ? 'offline' : 'gone')} back="/venue/rockstars">
        <EmptyState title={t(away ? 'offline' : 'gone')}>{t(away ? 'offlineText' : 'goneText')}</EmptyState>
      </DetailFrame>
    );
  }
  return (
    <DetailFrame title={value.name} back="/venue/rockstars">
      <RockstarHead person={{ ...value, bio: null }} relation="neutral" worked={0} />
      <p className={classes.meta}>{t('stranger')}</p>
      <div className={classes.acts}>{invite(value)}</div>
      <SlotCheck key={own.venue.id} venue={own.venue} person={value} />
    </DetailFrame>
  );
}
