// The venues that a person belongs to, and which of them the screens are about.

import { Radio } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import type { MemberVenue } from '#domain/venues/queries.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './own-venues-panel.module.css';
import { useOwnVenue } from './use-own-venue.ts';

export function OwnVenuesPanel() {
  const t = useTranslations('venues');
  const choice = useOwnVenue();
  if (choice === undefined || choice.own === null) return null;
  const { own, all, choose } = choice;
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t('yours', { n: all.length })}</h2>
      {all.length === 1 ? (
        <VenueLines own={own} />
      ) : (
        <Radio.Group value={own.venue.id} onChange={choose} aria-label={t('switchLabel')}>
          {all.map(one => (
            <div key={one.venue.id} className={classes.row}>
              <Radio value={one.venue.id} label={<VenueLines own={one} />} />
            </div>
          ))}
        </Radio.Group>
      )}
      {!own.venue.verified && <Notice tone="blue">{t('unverifiedText')}</Notice>}
    </section>
  );
}

function VenueLines({ own: { venue, membership } }: { readonly own: MemberVenue }) {
  const roles = useTranslations('common.memberRoles');
  const t = useTranslations('venues');
  const city = areaOf(useQuery(allAreas, null), venue.area)?.name;
  const facts = [
    t(`industries.${venue.industry}`),
    venue.address,
    city,
    t(venue.verified ? 'verified' : 'unverified'),
    t('youAre', { role: roles(membership.role) }),
  ];
  return (
    <span className={classes.lines}>
      <span className={classes.name}>{venue.name}</span>
      <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
