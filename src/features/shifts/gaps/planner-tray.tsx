// Under the board: who is free and rested for a gap and was not asked yet. A card is dragged onto a gap, or taken by its number or a
// tap. With somebody in the hand the same place lists every gap with what it would mean, a button each.
import { Button, em } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fitsGap } from '#domain/shifts/placing.ts';
import type { BoardCell } from '#domain/shifts/week.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { useFoot } from '#ui/foot.ts';
import type { AskedHere } from './asked-here.ts';
import { PlacingBar } from './placing-bar.tsx';
import classes from './planner-tray.module.css';
import { TrayCard } from './tray-card.tsx';
import type { Answers } from './use-answers.ts';
import { useInvite } from './use-invite.ts';
import type { Placing } from './use-placing.ts';
import { useTrayKeys } from './use-tray-keys.ts';

/** Nine have a key. */
const SHOWN = 9;

/** As the style sheet has it: otherwise it lies under the board, and covers nothing. */
function useSticks(): boolean {
  return (
    useMediaQuery(`(min-width: ${em(820)}) and (min-height: ${em(760)})`, undefined, {
      getInitialValueInEffect: false,
    }) ?? false
  );
}

interface PlannerTrayProps {
  readonly answers: Answers;
  readonly asked: AskedHere;
  readonly placing: Placing;
  /** The gap that is looked at. */
  readonly gap: BoardCell;
  readonly run: Run;
  /** Where somebody in the hand fits is said beside the board. */
  readonly beside: boolean;
}

export function PlannerTray({ answers, asked, placing, gap, run, beside }: PlannerTrayProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  const when = useWhen();
  const [all, setAll] = useState(false);
  useFoot(useSticks() ? 'tray' : null);
  const { shift } = gap;
  const fitting = answers.people.filter(one => fitsGap(answers.of(one, shift.id)));
  const shown = all ? fitting : fitting.slice(0, SHOWN);
  useTrayKeys(
    shown.map(({ person }) => person.id),
    placing,
  );
  const span = format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  const { unreachable } = answers.verdicts;
  const at = answers.verdicts.at([shift]);
  // Nobody to ask about: the server is not asked, and no answer will come.
  const able = answers.people.some(({ person }) => person.skills.includes(shift.role));
  const nobody = answers.read && !able && at === null && !unreachable;
  const { favourites, n, invite } = useInvite({ venueId: shift.venueId, gaps: [gap], answers, asked, run });
  return (
    <section className={classes.tray} data-stuck aria-label={t('free', { span })}>
      {placing.person !== null && <PlacingBar {...{ answers, placing }} person={placing.person} listed={!beside} />}
      <div className={classes.head}>
        <p className={classes.words}>
          <strong>{t('free', { span })}</strong>{' '}
          {at !== null && <span className={classes.dim}>{t('people', { n: fitting.length })}</span>}
          <span className={classes.hint}>
            {unreachable && t('goOnline')}
            {!unreachable && at !== null && fitting.length > 0 && (
              <>
                <span className={classes.byMouse}>{t('dragOrKey')}</span>
                <span className={classes.byFinger}>{t('tap')}</span>
              </>
            )}{' '}
            {at !== null && t('checked', { at: when.at(at, shift.tz) })}
            {nobody && t('nobodyKnown')}
          </span>
        </p>
        {fitting.length > SHOWN && (
          <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'fewer' : 'all', { n: String(fitting.length) })}
          </button>
        )}
        {n > 0 && !unreachable && (
          <Button size="sm" variant="outline" onClick={invite}>
            {t(favourites ? 'inviteFavourites' : 'inviteFitting', { n })}
          </Button>
        )}
      </div>
      <ul role="list" className={classes.cards} data-all={all || undefined}>
        {shown.map((one, nth) => (
          <TrayCard key={one.person.id} candidate={one} nth={nth + 1} placing={placing} />
        ))}
      </ul>
    </section>
  );
}
