// Venues that were deleted: all that is left of them for their people is the hours, for which wages may be owed.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { closedVenues } from '#domain/venues/queries.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './venues-screen.module.css';

export function ClosedVenues() {
  const t = useTranslations('venues.closed');
  const closed = useQuery(closedVenues, null) ?? [];
  if (closed.length === 0) return null;
  return (
    <section className={classes.closed}>
      <h2 data-heading="panel">{t('title')}</h2>
      <ul role="list">
        {closed.map(({ venue }) => (
          <li key={venue.id}>
            <LinkButton to="/venue/shifts/hours" search={{ venue: venue.id }} variant="subtle" data-flush="start">
              {t('hours', { name: venue.name })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
