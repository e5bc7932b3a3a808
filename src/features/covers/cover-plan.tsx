// How it goes out, before anybody is asked: the waves, and the act.
import { Button, Stack, Switch } from '@mantine/core';
import { IconBroadcast, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { askForCover } from '#domain/covers/commands.ts';
import { APART_CHOICES, USUAL_APART_MIN, WAVE_KINDS, WAVES } from '#domain/covers/rules.ts';
import { type CoverId, newId } from '#domain/ids.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import { Segments } from '#ui/segments.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useOnce } from '#ui/use-once.ts';
import classes from './covers.module.css';

interface Plan {
  readonly waves: number;
  readonly minutes: number;
  /** Whoever comes late is paid from the planned start. */
  readonly fullPay: boolean;
}

interface CoverPlanProps {
  readonly shift: Shift;
  /** Ids of the first wave. */
  readonly chosen: readonly string[];
}

export function CoverPlan({ shift, chosen }: CoverPlanProps) {
  const t = useTranslations('covers');
  const device = useDeviceWord();
  const now = useEncoreNow();
  const offline = useOffline();
  const [plan, setPlan] = useState<Plan>({ waves: WAVES.most, minutes: USUAL_APART_MIN, fullPay: false });
  const [changing, setChanging] = useState(false);
  const format = useFormat();
  const begun = shift.startsAt <= now;
  const ask = useAsk(shift);
  return (
    <section className={classes.plan}>
      <h2 className={classes.planTitle}>{t('plan', { waves: plan.waves, minutes: String(plan.minutes) })}</h2>
      <Waves plan={plan} chosen={chosen.length} offline={offline} />
      <p className={classes.meta}>
        {t('waitlist')} {t('judged')} {begun && !plan.fullPay && t('fromArrival')}
      </p>
      {begun && (
        <Switch
          mt={12}
          label={t('fullPay')}
          description={t('fullPayHint', { time: format.clockInSentence(shift.startsAt, shift.tz) })}
          checked={plan.fullPay}
          onChange={event => setPlan({ ...plan, fullPay: event.currentTarget.checked })}
        />
      )}
      <div className={classes.foot}>
        {offline && <Notice tone="amber">{t(`offline.${device}`)}</Notice>}
        <Button
          variant="lit"
          size="lg"
          fullWidth
          leftSection={<IconBroadcast size={22} stroke={1.75} aria-hidden="true" />}
          onClick={() => void ask(chosen, plan)}
        >
          {offline ? t('actOffline') : t('act', { n: chosen.length })}
        </Button>
        <Button variant="outline" size="lg" fullWidth onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
      </div>
      <PlanSheet plan={plan} onChange={setPlan} opened={changing} onClose={() => setChanging(false)} />
    </section>
  );
}

interface WavesProps {
  readonly plan: Plan;
  /** How many are asked first. */
  readonly chosen: number;
  readonly offline: boolean;
}

/** Who is asked when, and that the first who says yes has the place. */
function Waves({ plan, chosen, offline }: WavesProps) {
  const t = useTranslations('covers');
  return (
    <ol role="list" className={classes.steps}>
      {WAVE_KINDS.slice(0, plan.waves).map((kind, nth) => (
        <li key={kind} className={classes.step} data-state="planned">
          <span className={classes.node} aria-hidden="true">
            {nth + 1}
          </span>
          <strong>{t(`wave.${kind}`, { n: chosen })}</strong>
          <span className={classes.meta}>
            {nth === 0
              ? t(offline ? 'when.firstOffline' : 'when.first')
              : t('when.later', { minutes: String(nth * plan.minutes) })}
          </span>
        </li>
      ))}
      <li className={classes.step} data-state="planned">
        <span className={classes.node}>
          <IconCheck size={18} stroke={2} aria-hidden="true" />
        </span>
        <strong>{t('first')}</strong>
        <span className={classes.meta}>{t('firstText')}</span>
      </li>
    </ol>
  );
}

function useAsk(shift: Shift): (chosen: readonly string[], plan: Plan) => Promise<void> {
  const t = useTranslations('covers');
  const command = useCommand(askForCover);
  const told = useToldOutcome();
  const once = useOnce();
  const ask = async (chosen: readonly string[], { waves, minutes, fullPay }: Plan) => {
    const saving = command({
      id: newId<CoverId>(),
      shift_id: shift.id,
      worker_ids: [...chosen],
      waves,
      apart_min: minutes,
      ...(fullPay ? { full_pay: true } : {}),
    });
    return await told(saving, { applied: t('toast.asked') });
  };
  return (chosen, plan) => once(() => ask(chosen, plan));
}

interface PlanSheetProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function PlanSheet({ plan, onChange, opened, onClose }: PlanSheetProps) {
  const t = useTranslations('covers');
  const waves = Array.from({ length: WAVES.most }, (_, nth) => String(nth + 1));
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('change')}
      foot={
        <Button variant="filled" size="lg" fullWidth onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack gap="md">
        <Choice
          label={t('wavesLabel')}
          values={waves}
          value={plan.waves}
          onChange={value => onChange({ ...plan, waves: value })}
        />
        <Choice
          label={t('apartLabel')}
          values={APART_CHOICES.map(String)}
          value={plan.minutes}
          onChange={value => onChange({ ...plan, minutes: value })}
        />
      </Stack>
    </Sheet>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Choice({ label, values, value, onChange }: ChoiceProps) {
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <Segments
        wide
        label={label}
        data={values.map(of => ({ value: of, label: of }))}
        value={String(value)}
        onChange={chosen => onChange(Number(chosen))}
      />
    </div>
  );
}
