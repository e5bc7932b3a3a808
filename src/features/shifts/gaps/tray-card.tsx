import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { IconHeartFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Candidate } from '#domain/invitations/candidates.ts';
import { useKeyHints } from '#ui/use-key-hints.ts';
import { focusFirstFit } from './focus-first-fit.ts';
import classes from './planner-tray.module.css';
import { useKnownWords } from './use-known-words.ts';
import type { Placing } from './use-placing.ts';

interface TrayCardProps {
  readonly candidate: Candidate;
  /** Its key, up to nine. */
  readonly nth: number;
  readonly placing: Placing;
}

/** Somebody who may be asked: to be dragged, or taken by a tap. */
export function TrayCard({ candidate, nth, placing }: TrayCardProps) {
  const { person, favourite } = candidate;
  const t = useTranslations('planner');
  const known = useKnownWords();
  const keyed = useKeyHints();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (element === null) return;
    return draggable({ element, getInitialData: () => ({ workerId: person.id }) });
  }, [person.id]);
  const held = placing.person?.person.id === person.id;
  const turn = () => {
    placing.hold(held ? null : person.id);
    if (!held) requestAnimationFrame(focusFirstFit);
  };
  return (
    <li>
      <button ref={button} type="button" className={classes.card} aria-pressed={held} onClick={turn}>
        {keyed && nth <= 9 && (
          <span className={classes.number} aria-hidden="true">
            {nth}
          </span>
        )}
        <span className={classes.who}>
          <span className={classes.name}>
            <bdi title={person.name}>{person.name}</bdi>
            {favourite && <IconHeartFilled size={14} aria-label={t('favourite')} role="img" />}
          </span>
          <span className={classes.dim}>{known(candidate)}</span>
        </span>
      </button>
    </li>
  );
}
