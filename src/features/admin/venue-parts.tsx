// What a venue's page says of it, part by part.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { VenueDetail } from '#domain/admin/venues.ts';
import { useFormat } from '#i18n/use-format.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { DetailPart } from './detail-part.tsx';
import classes from './users.module.css';

/** As rockstars read it before they ask. */
export function Record({ venue }: { readonly venue: VenueDetail }) {
  const t = useTranslations('admin.venues');
  const workers = useTranslations('admin.workers');
  const format = useFormat();
  const { rating, ratingCount, lateCancelsPct: late, approvalHours: approval, asPostedPct: posted } = venue;
  const said = [
    rating !== null && workers('stars', { stars: format.rating(rating), n: format.number(ratingCount ?? 0) }),
    late !== null && t('late', { n: String(late) }),
    approval !== null && t('approval', { hours: format.duration(approval * 60) }),
    posted !== null && t('asPosted', { n: String(posted) }),
  ].filter(words => words !== false);
  return (
    <DetailPart title={t('record')}>
      {(said.length === 0 ? [t('unknown')] : said).map(words => (
        <li key={words}>{words}</li>
      ))}
    </DetailPart>
  );
}

export function HandedIn({ venue: { handedIn } }: { readonly venue: VenueDetail }) {
  const t = useTranslations('admin.venues');
  if (handedIn === null) return null;
  return (
    <DetailPart title={t('handedIn')}>
      <li>
        {handedIn.legalName}
        <small>{[handedIn.registrationNumber, handedIn.reason].filter(Boolean).join(' · ')}</small>
      </li>
    </DetailPart>
  );
}

export function Team({ venue: { team } }: { readonly venue: VenueDetail }) {
  const t = useTranslations('admin.venues');
  const roles = useTranslations('common.memberRoles');
  return (
    <DetailPart title={t('team')}>
      {team.map(member => (
        <li key={member.id}>
          <Link to="/admin/users/$userId" params={{ userId: member.id }}>
            {member.name}
          </Link>
          <small>{roles(member.role)}</small>
        </li>
      ))}
    </DetailPart>
  );
}

/** To what is listed elsewhere. */
export function Ways({ venue: { name, handedIn } }: { readonly venue: VenueDetail }) {
  const t = useTranslations('admin.venues');
  return (
    <div className={classes.ways}>
      <LinkButton to="/admin/shifts" search={{ search: name }} variant="outline" size="sm">
        {t('posts')}
      </LinkButton>
      {handedIn !== null && (
        <LinkButton to="/admin/venues/verification" variant="outline" size="sm">
          {t('evidence')}
        </LinkButton>
      )}
    </div>
  );
}
