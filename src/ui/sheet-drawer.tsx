// The sheet itself: focus, Escape and the way back to what opened it are Mantine's.
import { Drawer, em } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { endAboveKeyboard } from './above-keyboard.ts';
import { followSheet } from './foot.ts';
import { hideBehind } from './hide-behind.ts';
import classes from './sheet.module.css';
import type { SheetProps } from './sheet.tsx';
import { useCloseRequest } from './use-close-request.ts';
import { useSwipeAway } from './use-swipe-away.ts';

/** Wheel and finger are held by Mantine, all else by `holdPage`. */
const WITHOUT_STYLES = { removeScrollBar: false };

export function SheetDrawer(props: SheetProps) {
  const {
    opened,
    onClose,
    title,
    lead,
    children,
    foot,
    returnFocus = true,
    underHeader = false,
    described = false,
  } = props;
  // Arrives with its first opening, and rises all the same: shut for one frame, then open.
  const [risen, setRisen] = useState(false);
  useEffect(() => setRisen(opened), [opened]);
  useEffect(() => (risen ? inFrame(holdPage) : undefined), [risen]);
  useEffect(() => (risen ? hideBehind() : undefined), [risen]);
  useWayBack(returnFocus);
  useCloseRequest(opened, onClose);
  const wide = useMediaQuery(`(min-width: ${em(820)})`, undefined, { getInitialValueInEffect: false });
  return (
    <Drawer.Root
      opened={risen}
      onClose={onClose}
      returnFocus={returnFocus}
      position={wide ? 'right' : 'bottom'}
      size={wide ? (underHeader ? 400 : 420) : '100%'}
      classNames={{ content: classes.content ?? '' }}
      removeScrollProps={WITHOUT_STYLES}
      transitionProps={{ duration: 180, timingFunction: 'cubic-bezier(.2,.8,.2,1)' }}
    >
      <Drawer.Overlay className={classes.scrim ?? ''} />
      <Drawer.Content mod={{ 'under-header': underHeader }}>
        <SheetHead {...{ risen, title, lead, described, onClose }} />
        {described ? (
          <Drawer.Body className={classes.body}>{children}</Drawer.Body>
        ) : (
          <div className={classes.body}>{children}</div>
        )}
        {Boolean(foot) && <div className={classes.foot}>{foot}</div>}
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Mantine gives the focus back when a sheet closes; one that its screen takes away at once, this does. */
function useWayBack(returnFocus: boolean): void {
  const [opener] = useState(() => document.activeElement);
  const returns = useRef(returnFocus);
  useEffect(() => {
    returns.current = returnFocus;
  }, [returnFocus]);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (returns.current && isLost && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

interface SheetHeadProps extends Pick<SheetProps, 'title' | 'lead' | 'described' | 'onClose'> {
  readonly risen: boolean;
}

/** Comes and goes with the sheet around it, which it tells of: a state of the sheet's own would draw all of it a second time. */
function SheetHead({ risen, title, lead, described, onClose }: SheetHeadProps) {
  const t = useTranslations('common.acts');
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = head.current?.parentElement;
    if (!risen || sheet == null) return;
    const ends = [followSheet(sheet), inFrame(() => endAboveKeyboard(sheet))];
    return () => {
      for (const end of ends) end();
    };
  }, [risen]);
  useSwipeAway(head, onClose);
  return (
    <div className={classes.head} ref={head}>
      <span className={classes.handle} aria-hidden="true" />
      <div className={classes.header}>
        <Drawer.Title className={classes.title ?? ''}>{title}</Drawer.Title>
        <Drawer.CloseButton size={44} aria-label={t('close')} />
      </div>
      {/* A sheet is described by its `Drawer.Body`, which it has one of. */}
      {lead !== undefined &&
        (described ? (
          <p className={classes.lead}>{lead}</p>
        ) : (
          <Drawer.Body className={classes.lead}>{lead}</Drawer.Body>
        ))}
    </div>
  );
}

/** What asks where things are: before the frame has come, that is a layout more in the task that opens the sheet. */
function inFrame(begin: () => () => void): () => void {
  let end = (): void => undefined;
  const frame = requestAnimationFrame(() => {
    end = begin();
  });
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}

/** The page behind a sheet stays where it is. Mantine's own way puts a style sheet into the page and tells its body something that every element inherits: each sheet that opens or goes then has the whole page styled anew, 6 ms of a desktop's frame. */
let holders = 0;

/** Until the last holder lets go by calling what this returns, nothing scrolls the page, and nothing on it moves sideways. */
function holdPage(): () => void {
  const { documentElement: root, body } = document;
  if (holders === 0) {
    // The scroll bar goes with the scrolling: its room stays.
    body.style.marginRight = `${window.innerWidth - root.clientWidth}px`;
    root.style.overflow = 'hidden';
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    root.style.overflow = '';
    body.style.marginRight = '';
  };
}
