// The detail of one row of a list: a pane beside the list where there is room for both, a screen of its own where not.
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslations } from 'use-intl';
import classes from './detail-frame.module.css';
import { Moved, MovingPlace, useMoving } from './moving.tsx';
import { HiddenTitle, PageTitle } from './page-title.tsx';
import { Screen } from './screen.tsx';
import { useWide } from './use-wide.ts';

/** Whether the list is on the screen too, where the list says so itself: beside it, or over it in a dock. Null: by the width. */
export const DetailBeside = createContext<boolean | null>(null);

interface DetailFrameProps {
  /** Says what it is to readers and to the browser's tab; the content opens with the same, drawn better. */
  readonly title: string;
  /** The list. */
  readonly back: NonNullable<LinkProps['to']>;
  /** The list's filter stands in the address and stays there. */
  readonly keepsSearch?: boolean;
  readonly children: ReactNode;
}

export function DetailFrame({ title, back, keepsSearch = false, children }: DetailFrameProps) {
  const wide = useWide();
  const beside = useContext(DetailBeside) ?? wide;
  const t = useTranslations('common.acts');
  const moving = useMoving();
  return (
    <>
      {beside ? (
        <section className={classes.detail} aria-label={title}>
          <PageTitle>{title}</PageTitle>
          <ActionIcon
            component={Link}
            to={back}
            {...(keepsSearch && { search: true })}
            resetScroll={false}
            aria-label={t('close')}
            size={44}
            className={classes.close}
          >
            <IconX size={20} stroke={2} />
          </ActionIcon>
          <MovingPlace moving={moving} />
        </section>
      ) : (
        <Screen title={title} titleHidden back={back} backKeepsSearch={keepsSearch}>
          <MovingPlace moving={moving} />
        </Screen>
      )}
      <Moved moving={moving}>
        <HiddenTitle value={beside ? null : title}>{children}</HiddenTitle>
      </Moved>
    </>
  );
}
