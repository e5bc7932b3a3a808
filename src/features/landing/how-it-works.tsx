import { useTranslations } from 'use-intl';
import classes from './how-it-works.module.css';

const steps = ['post', 'pick', 'apply', 'again'] as const;

/** Four steps on one strip of tickets. */
export function HowItWorks() {
  const t = useTranslations('landing.how');
  return (
    <section className={classes.band} aria-labelledby="how-it-works">
      <div className={classes.inside}>
        <h2 id="how-it-works" className={classes.title}>
          {t('title')}
        </h2>
        <ol role="list" className={classes.steps}>
          {steps.map((step, index) => (
            <li key={step} className={classes.step}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={classes.name}>{t(step)}</h3>
                <p className={classes.text}>{t(`${step}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
