// What a manager does over a week of hours: which are chosen (all that agree, until somebody takes one out), and approving.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { actsToApprove, actsToReopen } from '#domain/timesheets/approvals.ts';
import type { WeekOfHours } from '#domain/timesheets/hours.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { notifyNotSaved } from '#ui/toast.ts';
import type { HoursKeys } from './hours-keys.ts';

interface HoursActs {
  readonly week: WeekOfHours<TrackedHours>;
  readonly mayDecide: boolean;
  readonly onOpen: (id: string) => void;
  /** Another figure is offered where the facts are seen. */
  readonly onOffer: (id: string) => void;
}

export function useHoursActs({ week, mayDecide, onOpen, onOffer }: HoursActs) {
  const t = useTranslations('timesheets');
  const words = useTranslations('common.acts');
  const told = useToldOutcome();
  const save = useCommands();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = mayDecide ? week.agreeing.filter(({ sheet }) => !left.has(sheet.id)) : [];
  const approve = async (hours: readonly TrackedHours[]) => {
    const acts = actsToApprove(hours);
    if (!mayDecide || acts.length === 0) return;
    const applied = t('approved', { n: acts.length });
    const back = { label: words('undo'), run: () => void reopen(hours) };
    await told(save(acts), { applied, back });
  };
  const reopen = async (hours: readonly TrackedHours[]) => {
    const saved = await save(actsToReopen(hours));
    if (!saved.ok) notifyNotSaved(t('toast.notSaved'));
  };
  const keys: HoursKeys = {
    open: onOpen,
    offer: onOffer,
    choose: id => setLeft(known => (known.has(id) ? without(known, id) : new Set([...known, id]))),
    approve: id => void approve([...week.toLookAt, ...week.agreeing].filter(({ sheet }) => sheet.id === id)),
    approveAll: () => void approve(chosen),
  };
  return { chosen, keys, approveAll: () => approve(chosen) };
}

function without(known: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...known].filter(one => one !== id));
}
