// Somebody is in the hand: who, how many gaps fit, and each gap with what it would mean. The list is what dragging does, by a button.
// Of many gaps the first that fit stand there until somebody asks for all: three hundred buttons take longer to draw than a drag to begin.
import { ActionIcon } from '@mantine/core';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Candidate } from '#domain/invitations/candidates.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { useKeyboard } from '#ui/use-key-hints.ts';
import { GapRow } from './gap-row.tsx';
import { PlacingKeys } from './placing-keys.tsx';
import classes from './planner-tray.module.css';
import type { Answers } from './use-answers.ts';
import type { Placing } from './use-placing.ts';

/** As many as have room without scrolling far. */
const SHOWN = 12;

interface PlacingBarProps {
  readonly answers: Answers;
  readonly placing: Placing;
  readonly person: Candidate;
  /** The list of gaps; where the inspector has it, the bar has none. */
  readonly listed: boolean;
}

export function PlacingBar({ answers, placing, person: { person }, listed }: PlacingBarProps) {
  const t = useTranslations('planner');
  const keyboard = useKeyboard();
  const counts = { n: fittingOf(placing).length, m: placing.answers.length };
  return (
    <section className={classes.placing} aria-label={t('placing', { name: person.name })}>
      <div className={classes.placingHead}>
        <IconUserPlus size={18} stroke={2} aria-hidden="true" />
        <strong>{t('placing', { name: person.name })}</strong> {t('fits', counts)}
        {keyboard && <PlacingKeys />}
        <ActionIcon size={44} className={classes.leave} aria-label={t('leave')} onClick={() => placing.hold(null)}>
          <IconX size={20} stroke={2} />
        </ActionIcon>
      </div>
      {listed && <GapList {...{ answers, placing, person }} />}
      <LiveRegion message={t('announce', { name: person.name, ...counts })} nth={0} />
    </section>
  );
}

const fittingOf = (placing: Placing) => placing.answers.filter(({ answer }) => answer.act !== null);

interface GapListProps extends Pick<PlacingBarProps, 'answers' | 'placing'> {
  readonly person: Candidate['person'];
}

function GapList({ answers, placing, person }: GapListProps) {
  const t = useTranslations('planner');
  const [all, setAll] = useState(false);
  const isMany = placing.answers.length > SHOWN;
  const shown = all || !isMany ? placing.answers : fittingOf(placing).slice(0, SHOWN);
  return (
    <>
      <ul role="list" className={classes.answers}>
        {shown.map(({ shiftId, answer }) => {
          const shift = answers.gaps.find(cell => cell.shift.id === shiftId)?.shift;
          return shift === undefined ? null : (
            <GapRow
              key={shiftId}
              shift={shift}
              answer={answer}
              name={person.name}
              onPlace={() => placing.place(person.id, shiftId)}
            />
          );
        })}
      </ul>
      {isMany && (
        <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'fewer' : 'all', { n: String(placing.answers.length) })}
        </button>
      )}
    </>
  );
}
