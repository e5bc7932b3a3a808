// Deciding the platform's figures anew: what each becomes, from when it counts, why, and what changes, before it is saved.

import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useTyped } from '#bridge/use-typed.ts';
import { type RulesVersion, savePlatformRules } from '#domain/admin/platform-rules.ts';
import { newId } from '#domain/ids.ts';
import { figuresOf, wrongFigure } from '#domain/platform/figures.ts';
import type { Rules } from '#domain/platform/rules.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { addDays, daySpan } from '#domain/time.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { DateField } from '#ui/date-time-field.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type Needed, useNeeded } from '#ui/use-needed.ts';
import { useNow } from '#ui/use-now.ts';
import admin from './admin.module.css';
import { FigureFields, FloorFields } from './figure-fields.tsx';
import { OnlineButton } from './online-button.tsx';
import classes from './platform.module.css';
import { type Floor, useChangeWords } from './use-rule-words.ts';
import { useSheetSave } from './use-sheet-save.ts';

interface RulesSheetProps {
  /** Of the newest version: what follows it begins with its figures. */
  readonly rules: Rules;
  readonly newest: RulesVersion;
  readonly countries: readonly Floor[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function RulesSheet({ rules, newest, countries, onClose, onSaved }: RulesSheetProps) {
  const t = useTranslations('admin.platform.rules');
  const zone = useTimeZone() ?? 'UTC';
  const today = formatIsoDay(useNow(), zone);
  const [id] = useState(() => newId());
  // As they were when the sheet was opened: what somebody else decides meanwhile is refused, not written over.
  const [known] = useState(() => ({ version: newest.version, figures: figuresOf(rules), floors: rules.floors }));
  const first = { figures: known.figures, floors: known.floors, day: '', why: '' };
  const [typed, setTyped, forget] = useTyped(`rules-${known.version}`, first);
  const change = (part: Partial<typeof typed>) => setTyped(before => ({ ...before, ...part }));
  const { figures, floors, day, why } = typed;
  const saved = () => {
    forget();
    onSaved();
  };
  const { save, busy, failure } = useSheetSave(savePlatformRules, { onSaved: saved, onClose });
  const reason = useNeeded(saysSomething(why));
  const wrong = wrongFigure(figures);
  const changeWords = useChangeWords(countries);
  const changes =
    wrong === null
      ? changeWords({ before: { ...known.figures, floors: known.floors }, after: { ...figures, floors } })
      : [];
  const decide = () => {
    const from = day === '' ? null : new Date(daySpan(day, zone).startsAt).toISOString();
    const args = { id, follows: known.version, valid_from: from, ...figures, floors, why };
    return save(args, t(day === '' ? 'saved' : 'savedFrom'));
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('decide')}
      lead={t('lead', { n: newest.bookings })}
      foot={
        <OnlineButton size="lg" fullWidth disabled={busy || changes.length === 0} onClick={() => reason.press(decide)}>
          {t(day === '' ? 'saveNow' : 'saveFrom')}
        </OnlineButton>
      }
    >
      <div className={admin.fields}>
        {failure !== null && <Notice tone="red">{failure}</Notice>}
        <FigureFields
          figures={figures}
          wrong={wrong}
          onChange={(name, value) => setTyped(before => ({ ...before, figures: { ...before.figures, [name]: value } }))}
        />
        <FloorFields countries={countries} floors={floors} onChange={next => change({ floors: next })} />
        <WhenAndWhy {...{ day, why, today, reason }} onChange={change} />
        <Effect changes={changes} />
      </div>
    </Sheet>
  );
}

interface WhenAndWhyProps {
  readonly day: string;
  readonly why: string;
  readonly today: string;
  readonly reason: Needed<HTMLTextAreaElement>;
  readonly onChange: (part: { readonly day: string } | { readonly why: string }) => void;
}

function WhenAndWhy({ day, why, today, reason, onChange }: WhenAndWhyProps) {
  const t = useTranslations('admin.platform.rules');
  return (
    <>
      <DateField
        label={t('day')}
        description={t('dayHint')}
        min={addDays(today, 1)}
        value={day}
        onChange={value => onChange({ day: value })}
      />
      <GrowingTextarea
        ref={reason.box}
        error={reason.error}
        label={t('reason')}
        description={t('reasonHint')}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={why}
        onChange={event => onChange({ why: event.currentTarget.value })}
      />
    </>
  );
}

function Effect({ changes }: { readonly changes: readonly string[] }) {
  const t = useTranslations('admin.platform.rules');
  return (
    // What is new of it, not all of it at every figure.
    <section aria-label={t('effect')} role="status" aria-atomic="false">
      <h3 className={classes.group}>{t('effect')}</h3>
      {changes.length === 0 && <p className={classes.hint}>{t('noEffect')}</p>}
      <ul role="list" className={classes.effect}>
        {changes.map(change => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  );
}
