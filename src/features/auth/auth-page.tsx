// The frame of every door: the way back, the mark, one title, one column, and a foot that stays within the thumb's reach.
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Mark } from '#ui/mark.tsx';
import { NoIndex, PageTitle } from '#ui/page-title.tsx';
import { useKeepFocus } from '#ui/use-keep-focus.ts';
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
  const heading = useHeadingInPlace(title);
  const main = useKeepFocus();
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
      <main ref={main} className={classes.main}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        <div className={classes.content}>{children}</div>
      </main>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </div>
  );
}

/** What had the focus last on such a page: one door often gives way to another, and its frame with it. */
let last: Element | null = null;

/** Where what was pressed has left the page with its form, the title of what came in its place is read, and the keyboard goes on from there. */
function useHeadingInPlace(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies(title): another title is another page
  useEffect(() => {
    if (last?.isConnected === false && document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return heading;
}
