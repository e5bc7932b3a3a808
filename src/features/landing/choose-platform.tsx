import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './choose-platform.module.css';
import { FindDemo } from './find-demo.tsx';
import { PortalButton } from './portal-button.tsx';
import { ProductPicture } from './product-picture.tsx';
import { TonightDemo } from './tonight-demo.tsx';

/** The two sides of the house, each with what it sees first. */
export function ChoosePlatform() {
  const t = useTranslations('landing');
  return (
    <section className={classes.section} aria-labelledby="choose-platform">
      <h2 id="choose-platform" className={classes.title}>
        {t('choose.title')}
      </h2>
      <div className={classes.sides}>
        <Side title={t('choose.forVenues')} text={t('choose.forVenuesText')} act={<PortalButton portal="venue" />}>
          <ProductPicture side="venue" label={t('choose.venuePicture')}>
            <TonightDemo />
          </ProductPicture>
        </Side>
        <Side
          title={t('choose.forRockstars')}
          text={t('choose.forRockstarsText')}
          act={<PortalButton portal="rockstar" />}
        >
          <ProductPicture side="rockstar" label={t('choose.rockstarPicture')}>
            <FindDemo />
          </ProductPicture>
        </Side>
      </div>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly text: string;
  readonly act: ReactNode;
  readonly children: ReactNode;
}

function Side({ title, text, act, children }: SideProps) {
  return (
    <article className={classes.side}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.name}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </div>
        {act}
      </div>
      {children}
    </article>
  );
}
