// The venue's word on one request: yes and no at hand, the rest behind one button.
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { canDecide } from '#domain/applications/rules.ts';
import type { Application } from '#domain/applications/schema.ts';
import { ActButton } from '#ui/act-button.tsx';
import { ActKey } from '#ui/act-key.tsx';
import classes from './applicants-panel.module.css';
import { DeclineApplicant } from './decline-applicant.tsx';
import { useDecide } from './use-decide.ts';

interface ApplicantDecisionProps {
  readonly application: Application;
  readonly name: string;
  readonly full: boolean;
  /** The yes is the next thing to do, said whole. */
  readonly lit?: boolean;
}

export function ApplicantDecision({ application, name, full, lit = false }: ApplicantDecisionProps) {
  const t = useTranslations('applications.applicants');
  const decide = useDecide(application, name);
  return (
    <div className={classes.acts}>
      {lit ? (
        <ActButton variant="lit" size="md" onClick={() => void decide('accept')}>
          {t('acceptName', { name })}
          <ActKey />
        </ActButton>
      ) : (
        <Button
          size="sm"
          variant="outline"
          disabled={full}
          onClick={() => void decide('accept')}
          aria-label={t('acceptName', { name })}
        >
          {full ? t('full') : t('accept')}
        </Button>
      )}
      <DeclineApplicant application={application} name={name} onDecline={words => decide('reject', words)} />
      <MoreDecisions application={application} name={name} full={full} />
    </div>
  );
}

const MORE = ['shortlist', 'offer', 'waitlist'] as const;

function MoreDecisions({ application, name, full }: ApplicantDecisionProps) {
  const t = useTranslations('applications.applicants');
  const decide = useDecide(application, name);
  const possible = MORE.filter(decision => canDecide(application.status, decision) && !(decision === 'offer' && full));
  if (possible.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} aria-label={t('more_acts', { name })}>
          <IconDots size={20} stroke={2} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {possible.map(decision => (
          <Menu.Item key={decision} onClick={() => void decide(decision)} aria-label={t(`${decision}Name`, { name })}>
            {t(decision)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
