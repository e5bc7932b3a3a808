import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import classes from './admin.module.css';

interface OwnVenueProps {
  /** The names of those who can decide; none: nobody else yet. */
  readonly deciders: readonly string[];
}

/** Says before anything is pressed that another admin has to decide about the reader's own venue, and who can. */
export function OwnVenue({ deciders }: OwnVenueProps) {
  const t = useTranslations('admin.ownVenue');
  return (
    <div className={classes.own}>
      <Notice tone="blue" detail={<Deciders deciders={deciders} />}>
        {t('title')}
      </Notice>
    </div>
  );
}

/** The same in a row of a list. */
export function OwnVenueLine({ deciders }: OwnVenueProps) {
  const t = useTranslations('admin.ownVenue');
  return (
    <>
      <br />
      {t('title')} <Deciders deciders={deciders} />
    </>
  );
}

function Deciders({ deciders }: OwnVenueProps) {
  const t = useTranslations('admin.ownVenue');
  return deciders.length === 0 ? t('nobody') : t('others', { names: deciders.join(', ') });
}
