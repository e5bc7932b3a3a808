import { useTranslations } from 'use-intl';
import type { HandedIn } from '#domain/admin/verifications.ts';
import { readEvidence } from '#domain/verification/online.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './admin.module.css';
import { OnlineButton } from './online-button.tsx';
import { useHandedFile } from './use-handed-file.ts';
import { usePlace } from './use-place.ts';
import { VenueDecision } from './venue-decision.tsx';

interface HandedInRowProps {
  readonly venue: HandedIn;
  readonly decides: boolean;
  readonly onDecided: () => void;
}

/** One venue: what it says, what shows it, and the decision. */
export function HandedInRow({ venue, decides, onDecided }: HandedInRowProps) {
  const t = useTranslations('admin.verification');
  const industries = useTranslations('venues.industries');
  const when = useWhen();
  const place = usePlace();
  const owner = [venue.ownerName, venue.ownerEmail].filter(Boolean).join(' · ');
  const facts: readonly (readonly [string, string | null])[] = [
    [t('legalName'), venue.legalName],
    [t('number'), venue.registrationNumber],
    [t('website'), venue.website],
    [t('owner'), owner],
    [t('handedIn'), when.day(Date.parse(venue.handedInAt))],
    [t('reasonGiven'), venue.reason],
  ];
  return (
    <li className={classes.handedInRow}>
      <h2 className={classes.heading}>{venue.name}</h2>
      <p className={classes.dim}>
        {[industries(venue.industry), place(venue), venue.status === 'active' ? null : t(`status.${venue.status}`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className={classes.told}>
        {facts.map(([label, said]) =>
          said === null || said === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ),
        )}
      </dl>
      {/* A verified venue waits for nothing else. */}
      {venue.state === 'waiting' && venue.verification === 'verified' && <Notice tone="blue">{t('moved')}</Notice>}
      <Files venue={venue} />
      {decides && <VenueDecision venue={venue} onDecided={onDecided} />}
    </li>
  );
}

function Files({ venue }: { readonly venue: HandedIn }) {
  const t = useTranslations('admin.verification');
  const format = useFormat();
  const { busy, picture, open } = useHandedFile(readEvidence, t('fileGone'));
  if (venue.files.length === 0) return <p className={classes.dim}>{t('noFiles')}</p>;
  return (
    <>
      {/* Of several venues, a file's name alone does not say whose it is. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has an edge and a width of its own */}
      <div className={classes.acts} role="group" aria-label={venue.name}>
        {venue.files.map(file => (
          <OnlineButton
            key={file.id}
            size="sm"
            variant="outline"
            disabled={busy}
            aria-expanded={file.type.startsWith('image/') ? picture?.id === file.id : undefined}
            onClick={() => void open(file.id)}
          >
            {t('file', { name: file.name, size: format.size(file.bytes) })}
          </OnlineButton>
        ))}
      </div>
      {picture !== null && <img className={classes.evidence} src={picture.src} alt={picture.name} />}
    </>
  );
}
