// The front page. Its one job: that somebody with a shift to fill, or a night to work, knows within a breath that this is
// for them. Text first; the pictures are of the product, in the reader's language and scheme.
import { useTranslations } from 'use-intl';
import { PageTitle } from '#ui/page-title.tsx';
import { ChoosePlatform } from './choose-platform.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import classes from './landing.module.css';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';

export function LandingScreen() {
  const t = useTranslations('landing');
  return (
    <div className={classes.page}>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <LandingHeader />
      <main>
        <Hero />
        <HowItWorks />
        <ChoosePlatform />
      </main>
      <LandingFooter />
    </div>
  );
}
