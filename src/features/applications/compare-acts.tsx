// The venue's word on the applicant that is looked at, at the foot of their pane: the lit act accepts, or puts on the waitlist where all
// places are taken.
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { canDecide } from '#domain/applications/rules.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { KeyCap } from '#ui/key-cap.tsx';
import { useKeyHints } from '#ui/use-key-hints.ts';
import { ApplicantRest } from './applicant-rest.tsx';
import classes from './compare.module.css';
import { DeclineApplicant } from './decline-applicant.tsx';
import type { ComparedApplicant } from './use-compare.ts';
import { useDecideOn } from './use-decide.ts';

interface CompareActsProps {
  readonly row: ComparedApplicant;
  readonly full: boolean;
  readonly declining: RefObject<HTMLButtonElement | null>;
  /** Something was said of it. */
  readonly onDecided: () => void;
}

type Asked = Parameters<ReturnType<typeof useDecideOn>>;

export function CompareActs({ row, full, declining, onDecided }: CompareActsProps) {
  const t = useTranslations('applications.applicants');
  const compare = useTranslations('applications.compare');
  const decide = useDecideOn();
  const keyed = useKeyHints();
  const { application, name, restRefusal } = row;
  if (!row.open) return null;
  if (restRefusal !== null) return <ApplicantRest application={application} name={name} refusal={restRefusal} />;
  const act = full ? 'waitlist' : 'accept';
  const say = (decision: Asked[1], words?: Asked[2]): Promise<boolean> => {
    const saving = decide(row, decision, words);
    if (decision !== 'shortlist') onDecided();
    return saving;
  };
  return (
    <ActBar lit note={compare(full ? 'allTaken' : 'onceConfirmed', { name })}>
      <div className={classes.decide}>
        <ActButton variant="lit" disabled={!canDecide(application.status, act)} onClick={() => void say(act)}>
          {t(full ? 'waitlistName' : 'acceptName', { name })}
          {keyed && <KeyCap>A</KeyCap>}
        </ActButton>
        {canDecide(application.status, 'shortlist') && (
          <Button size="sm" variant="outline" onClick={() => void say('shortlist')}>
            {t('shortlist')}
            {keyed && <KeyCap>S</KeyCap>}
          </Button>
        )}
        <DeclineApplicant
          ref={declining}
          application={application}
          name={name}
          letter={keyed ? 'D' : undefined}
          onDecline={words => say('reject', words)}
        />
      </div>
    </ActBar>
  );
}
