// How one stands, in two figures, with the way to each point.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { SectionHead } from '#ui/section-head.tsx';
import classes from './standing-panel.module.css';

export function StandingPanel() {
  const t = useTranslations('reliability.standing');
  const format = useFormat();
  const profile = useQuery(ownProfile, null);
  if (profile == null || (profile.reliability === null && profile.rating === null)) return null;
  const { reliability, rating, ratingCount } = profile;
  return (
    <section className={classes.standing} aria-label={t('title')}>
      <SectionHead title={t('title')}>
        <Link to="/rockstar/reliability">{t('all')}</Link>
      </SectionHead>
      <dl className={classes.figures}>
        {reliability !== null && (
          <div>
            <dt>{t('reliability')}</dt>
            <dd>{String(reliability)}</dd>
          </div>
        )}
        {rating !== null && (
          <div>
            <dt>{t('rating', { n: ratingCount ?? 0 })}</dt>
            <dd>{`★ ${format.rating(rating)}`}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
