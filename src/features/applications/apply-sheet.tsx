// A word to the venue, if one likes, and off it goes. What was typed is kept until it was sent.

import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { arrivalChoices, payFromMinor } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ActButton } from '#ui/act-button.tsx';
import { ArrivalChoice } from '#ui/arrival-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useOnce } from '#ui/use-once.ts';

const NOTE_LENGTH = 1000;
/** From here on it says how much room is left. */
const NEARLY_FULL = 900;

interface ApplySheetProps {
  readonly shift: Shift;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** False: it could not be saved, and the words stay. */
  readonly onSend: (note: string, arrivesAt: number | null) => Promise<boolean>;
}

export function ApplySheet({ shift, opened, onClose, onSend }: ApplySheetProps) {
  const t = useTranslations('applications.sheet');
  const format = useFormat();
  const roleName = useRoleName();
  const { value: note, change, forget, kept } = useKeptForm(`note-${shift.id}`, '');
  const times = arrivalChoices(shift, useEncoreNow());
  const [chosen, setChosen] = useState<number | null>(null);
  const arrivesAt = times.find(at => at === chosen) ?? times[0];
  const send = async (pressed: HTMLButtonElement) => {
    // Were the focus in the sheet as it goes, the browser would lay the page out in the midst of React’s commit.
    pressed.blur();
    if (!(await onSend(note, arrivesAt ?? null))) {
      pressed.focus();
      return false;
    }
    forget();
    onClose();
    return true;
  };
  const once = useOnce();
  const press = ({ currentTarget: pressed }: MouseEvent<HTMLButtonElement>) => void once(() => send(pressed));
  const left = NOTE_LENGTH - note.length;
  const lead = `${roleName(shift.role)} · ${format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz })}`;
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('title')}
      lead={lead}
      foot={<ActButton onClick={press}>{t('send')}</ActButton>}
    >
      {times.length > 0 && (
        <div style={{ marginBottom: 16 }}>
          <ArrivalChoice
            times={times}
            tz={shift.tz}
            pay={at => format.money(payFromMinor(shift, at), shift.currency)}
            chosen={arrivesAt}
            onChange={setChosen}
          />
        </div>
      )}
      <KeptLine kept={kept} />
      <GrowingTextarea
        label={t('note')}
        description={note.length > NEARLY_FULL ? t('left', { n: left }) : t('noteHint')}
        minRows={3}
        maxRows={8}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={event => change(() => event.currentTarget.value)}
        data-autofocus
      />
    </Sheet>
  );
}
