// The frame of every door: the way back, the mark, one title, one column, and a foot that stays within the thumb's reach.
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Mark } from '#ui/mark.tsx';
import { NoIndex, PageTitle } from '#ui/page-title.tsx';
import classes from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Where the arrow leads when not to the landing page. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

export function AuthPage({ title, lead, onBack, children, foot }: AuthPageProps) {
  const t = useTranslations('auth');
  const arrow = <IconArrowLeft size={24} stroke={1.75} aria-hidden="true" />;
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <NoIndex />
      <header className={classes.header}>
        {onBack === undefined ? (
          <ActionIcon component={Link} to="/" aria-label={t('back')}>
            {arrow}
          </ActionIcon>
        ) : (
          <ActionIcon onClick={onBack} aria-label={t('back')}>
            {arrow}
          </ActionIcon>
        )}
        <Mark size={28} />
      </header>
      <main className={classes.main}>
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        <div className={classes.content}>{children}</div>
      </main>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </div>
  );
}
