// What a rockstar should know on the first visit, a step at a time, on their own page rather than over it. Finished or
// skipped once, it is done on every device: the profile remembers.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { editProfile } from '#domain/profiles/commands.ts';
import { wantsTour } from '#domain/profiles/queries.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './tour-panel.module.css';

const STEPS = ['profile', 'find', 'offline', 'ticket'] as const;

export function TourPanel() {
  const wanted = useQuery(wantsTour, null);
  return wanted ? <Tour /> : null;
}

function Tour() {
  const t = useTranslations('onboarding');
  const edit = useCommand(editProfile);
  const [at, setAt] = useState(0);
  const step = STEPS[at] ?? 'profile';
  const last = at === STEPS.length - 1;
  const finish = () => void edit({ onboarding_done: true });
  return (
    <section className={classes.tour} aria-label={t('label')}>
      <p className={classes.step}>{t('step', { n: String(at + 1), of: String(STEPS.length) })}</p>
      <div aria-live="polite">
        <h2 className={classes.title}>{t(`steps.${step}.title`)}</h2>
        <p className={classes.text}>{t(`steps.${step}.text`)}</p>
      </div>
      {step === 'profile' && (
        <LinkButton to="/rockstar/profile" variant="outline">
          {t('steps.profile.act')}
        </LinkButton>
      )}
      {step === 'find' && (
        <LinkButton to="/rockstar/available-shifts" variant="outline">
          {t('steps.find.act')}
        </LinkButton>
      )}
      <div className={classes.acts}>
        <Button onClick={last ? finish : () => setAt(at + 1)}>{last ? t('done') : t('next')}</Button>
        {!last && (
          <Button variant="subtle" onClick={finish}>
            {t('skip')}
          </Button>
        )}
      </div>
    </section>
  );
}
