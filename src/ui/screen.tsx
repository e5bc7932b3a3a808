// The frame of one screen: its title is the answer to why one opened it ("Tonight, 2 gaps"), and becomes the page's.
import { ActionIcon } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HiddenTitle, PageTitle } from './page-title.tsx';
import { PaneEdge, usePaneWidth } from './pane-edge.tsx';
import classes from './screen.module.css';
import { HeaderSlot } from './shell-slots.tsx';

interface ScreenProps {
  readonly title: string;
  /** Kept for readers, not drawn: the content opens with something that says it better. */
  readonly titleHidden?: boolean;
  /** One dim line under the title. */
  readonly lead?: ReactNode;
  /** Beside the title: sort, figures, a secondary act. */
  readonly aside?: ReactNode;
  /** Where the arrow in the header leads; without it the header shows the mark. */
  readonly back?: LinkProps['to'];
  /** With what the address says after its path: a list's filter. */
  readonly backKeepsSearch?: boolean;
  /** The detail beside the list, from 1024 px; below that the route shows it alone. */
  readonly pane?: ReactNode;
  /** The pane is what one came to read: it takes the width, the list what a row needs, and the head stands over both. */
  readonly reading?: boolean;
  /** The pane holds two things side by side. */
  readonly roomy?: boolean;
  /** Under the head, over list and pane. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

export function Screen({
  title,
  titleHidden = false,
  lead,
  aside,
  back,
  backKeepsSearch = false,
  pane,
  reading = false,
  roomy = false,
  above,
  children,
}: ScreenProps) {
  const width = usePaneWidth();
  const over = useElementSize();
  const beside = pane !== undefined;
  const head = (
    <>
      <div className={titleHidden ? classes.hidden : classes.head}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </div>
      {above}
    </>
  );
  return (
    <div
      className={classes.panes}
      data-pane={beside || undefined}
      data-reading={reading || undefined}
      data-roomy={roomy || undefined}
      style={widths(width.width, over.height)}
    >
      <PageTitle>{title}</PageTitle>
      {back !== undefined && <BackWay to={back} keepsSearch={backKeepsSearch} />}
      {reading && (
        <div className={classes.over} ref={over.ref}>
          {head}
        </div>
      )}
      <div className={classes.screen}>
        {!reading && head}
        <HiddenTitle value={titleHidden ? title : null}>{children}</HiddenTitle>
      </div>
      {beside && <PaneEdge pane={width} sized={reading ? 'before' : 'after'} />}
      {beside && <aside className={classes.pane}>{pane}</aside>}
    </div>
  );
}

function BackWay({ to, keepsSearch }: { readonly to: NonNullable<LinkProps['to']>; readonly keepsSearch: boolean }) {
  const t = useTranslations('common.acts');
  return (
    <HeaderSlot slot="lead">
      <ActionIcon component={Link} to={to} {...(keepsSearch && { search: true })} aria-label={t('back')} size={44}>
        <IconArrowLeft size={24} stroke={1.75} />
      </ActionIcon>
    </HeaderSlot>
  );
}

/** How wide somebody made it, and how high what stands over both is. */
function widths(width: number | null, over: number): CSSProperties {
  return {
    ...(width !== null && { '--e-beside': `${width}px` }),
    ...(over > 0 && { '--e-over': `${Math.round(over)}px` }),
  } as CSSProperties;
}
