// The decision: which figure, or whether it stands, and why; both sides read the reason as it is typed. It is of what was seen:
// when more was said meanwhile, or a colleague was faster, the server says so and the page is read again.

import { Radio } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useLocale, useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { type DisputeDetail, decideDispute } from '#domain/admin/disputes.ts';
import { isForGood } from '#domain/admin/rules.ts';
import { payMinor } from '#domain/money.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ActKey } from '#ui/act-key.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { StepperField } from '#ui/stepper-field.tsx';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import { type Needed, useNeeded } from '#ui/use-needed.ts';
import { DecisionNotices } from './decision-notices.tsx';
import classes from './disputes.module.css';
import { OnlineButton } from './online-button.tsx';
import { optionWords } from './option-words.ts';
import { useTellAnswer } from './use-tell-answer.ts';

interface DecisionPartProps {
  readonly dispute: DisputeDetail;
  readonly onChanged: () => void;
}

const HOUR_MIN = 60;
const FIGURES = ['code', 'rockstar', 'venue', 'planned'] as const;

interface Typed {
  readonly choice: string;
  readonly hours: number | null;
  readonly minutes: number | null;
  readonly reason: string;
}

export function DecisionPart({ dispute, onChanged }: DecisionPartProps) {
  const t = useTranslations('admin.disputes');
  const locale = useLocale();
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(decideDispute);
  const options = useOptions(dispute);
  // Another figure is nought only for who types that.
  const nothing: Typed = { choice: '', hours: null, minutes: 0, reason: '' };
  const [typed, change, forget] = useTyped(`decide:${dispute.id}`, nothing);
  const set = (part: Partial<Typed>) => change(before => ({ ...before, ...part }));
  const minutes = minutesOf(dispute, typed);
  const outcome = dispute.kind === 'hours' ? 'hours' : typed.choice === 'upheld' ? 'upheld' : 'taken_back';
  const hasOption = options.some(({ value }) => value === typed.choice);
  const tooLong = minutes !== null && minutes > 24 * HOUR_MIN;
  const chosen = hasOption && !tooLong && (dispute.kind !== 'hours' || minutes !== null);
  const option = useNeeded<HTMLDivElement>(hasOption);
  const figure = useNeeded<HTMLDivElement>(typed.choice !== 'other' || minutes !== null);
  const why = useNeeded(saysSomething(typed.reason));
  const decide = async () => {
    const { id, version } = dispute;
    const lang = locale === 'es' || locale === 'fr' ? locale : 'en';
    const answer = await run({
      id,
      version,
      outcome,
      ...(minutes !== null && { minutes }),
      reason: typed.reason,
      lang,
    });
    if (tell(answer, t('done'))) forget();
    onChanged();
  };
  // Ctrl Enter too is no second decision while the first is on its way.
  const press = () => {
    if (!busy && !tooLong) option.press(() => figure.press(() => why.press(decide)));
  };
  const choosing = options.map(({ value }, nth) => [String(nth + 1), () => set({ choice: value })] as const);
  useLetterKeys(Object.fromEntries(choosing));
  return (
    <section className={classes.form}>
      <Radio.Group error={option.error} label={t('decision')} value={typed.choice} onChange={choice => set({ choice })}>
        <div ref={option.box} className={classes.options}>
          {options.map(({ value, label, detail }, nth) => (
            <Radio key={value} value={value} label={<Keyed nth={nth + 1}>{label}</Keyed>} description={detail} />
          ))}
        </div>
      </Radio.Group>
      {typed.choice === 'other' && <OtherFigure {...typed} needed={figure} onChange={set} />}
      <GrowingTextarea
        ref={why.box}
        error={why.error}
        label={t('reason')}
        description={t(dispute.venue === null ? 'oneReasonHint' : 'reasonHint')}
        minRows={3}
        maxRows={8}
        maxLength={REASON_LENGTH}
        value={typed.reason}
        onChange={event => set({ reason: event.currentTarget.value })}
        onKeyDown={getHotkeyHandler([['mod+Enter', press]])}
      />
      {chosen && <DecisionNotices dispute={dispute} outcome={outcome} minutes={minutes} />}
      {chosen && isForGood(dispute, outcome) && <p>{t('final')}</p>}
      <OnlineButton size="lg" variant="lit" disabled={busy || tooLong} onClick={press}>
        {t(dispute.venue === null ? 'oneAct' : 'act')}
      </OnlineButton>
    </section>
  );
}

/** What is chosen, and the key that chooses it. */
function Keyed({ nth, children }: { readonly nth: number; readonly children: string }) {
  return (
    <span className={classes.keyed}>
      {children}
      <ActKey of={String(nth)} />
    </span>
  );
}

interface OtherFigureProps extends Pick<Typed, 'hours' | 'minutes'> {
  readonly needed: Needed<HTMLDivElement>;
  readonly onChange: (part: Pick<Typed, 'hours'> | Pick<Typed, 'minutes'>) => void;
}

function OtherFigure({ hours, minutes, needed, onChange }: OtherFigureProps) {
  const t = useTranslations('admin.disputes');
  return (
    <div ref={needed.box} className={classes.steppers}>
      <StepperField
        label={t('hours')}
        value={hours}
        onChange={typed => onChange({ hours: typed })}
        min={0}
        max={24}
        error={hours === null ? needed.error : undefined}
      />
      <StepperField
        label={t('minutes')}
        value={minutes}
        onChange={typed => onChange({ minutes: typed })}
        min={0}
        max={HOUR_MIN - 1}
        error={minutes === null ? needed.error : undefined}
      />
    </div>
  );
}

function minutesOf(dispute: DisputeDetail, { choice, hours, minutes }: Typed): number | null {
  if (dispute.kind !== 'hours') return null;
  if (choice === 'other') return hours === null || minutes === null ? null : hours * HOUR_MIN + minutes;
  return figuresOf(dispute)[choice as (typeof FIGURES)[number]] ?? null;
}

function figuresOf(dispute: DisputeDetail): Record<(typeof FIGURES)[number], number | null> {
  const { codeMin: code, rockstarMin: rockstar, venueMin: venue, shift } = dispute;
  return { code, rockstar, venue, planned: shift?.plannedMin ?? null };
}

interface Option {
  readonly value: string;
  readonly label: string;
  /** What it comes to in money. */
  readonly detail?: string;
}

/** Figures that are there, one of a kind each; or whether it stands. */
function useOptions(dispute: DisputeDetail): readonly Option[] {
  const t = useTranslations('admin.disputes.options');
  const format = useFormat();
  const { kind, shift } = dispute;
  if (kind !== 'hours' || shift === null) {
    return (['upheld', 'taken_back'] as const).map(value => ({
      value,
      label: t(optionWords(kind, value)),
    }));
  }
  const figures = figuresOf(dispute);
  const known = FIGURES.flatMap(value => {
    const minutes = figures[value];
    if (minutes === null) return [];
    const label = t(value, { duration: format.duration(minutes), name: dispute.rockstar.name });
    return [{ value, label, detail: format.money(payMinor(shift.rateMinor, minutes), shift.currency) }];
  });
  return [...known, { value: 'other', label: t('other') }];
}
