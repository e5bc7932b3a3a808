// Another end or reason of a suspension that lasts: without it somebody would be told that they are back, and suspended again.
import { NativeSelect, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useTyped } from '#bridge/use-typed.ts';
import { suspendUser, type UserDetail } from '#domain/admin/users.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import { OnlineButton } from './online-button.tsx';
import { ReleaseToo } from './release-too.tsx';
import { endOf, useEnds } from './suspension-ends.ts';
import { useSheetSave } from './use-sheet-save.ts';

const SAME = 'same';

interface SuspensionSheetProps {
  readonly user: UserDetail;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function SuspensionSheet({ user, onClose, onChanged }: SuspensionSheetProps) {
  const t = useTranslations('admin.users.suspension');
  const { id, name, suspendedUntil: seen } = user;
  const before = { days: SAME, reason: user.suspendedReason ?? '', release: false };
  const [typed, change, forget] = useTyped(`change-suspension:${id}`, before);
  const { save, busy, failure } = useSheetSave(suspendUser, {
    onSaved: () => {
      forget();
      onChanged();
    },
    onClose,
  });
  const why = useNeeded(saysSomething(typed.reason));
  const isChanged = typed.days !== SAME || typed.release || typed.reason.trim() !== before.reason;
  const until = typed.days === SAME ? seen : endOf(Number(typed.days));
  const release = typed.release && { release: true };
  const saved = () =>
    save({ user_id: id, until, reason: typed.reason.trim(), seen, ...release }, t('changed', { name }));
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('changeTitle', { name })}
      lead={t('changeText', { name })}
      foot={
        <OnlineButton size="lg" fullWidth disabled={busy || !isChanged} onClick={() => why.press(saved)}>
          {t('changeAct', { name })}
        </OnlineButton>
      }
    >
      <Stack gap={16}>
        {failure !== null && <Notice tone="red">{failure}</Notice>}
        <End seen={seen} days={typed.days} onChange={days => change(known => ({ ...known, days }))} />
        <GrowingTextarea
          ref={why.box}
          error={why.error}
          label={t('reason')}
          description={t('reasonHint', { name })}
          minRows={3}
          maxRows={8}
          maxLength={REASON_LENGTH}
          value={typed.reason}
          onChange={event => {
            const reason = event.currentTarget.value;
            change(known => ({ ...known, reason }));
          }}
        />
        <ReleaseToo
          user={user}
          checked={typed.release}
          onTurn={() => change(known => ({ ...known, release: !known.release }))}
        />
      </Stack>
    </Sheet>
  );
}

interface EndProps {
  readonly seen: string | null;
  readonly days: string;
  readonly onChange: (days: string) => void;
}

function End({ seen, days, onChange }: EndProps) {
  const t = useTranslations('admin.users.suspension');
  const { dayOf, ends } = useEnds();
  return (
    <NativeSelect
      label={t('until')}
      value={days}
      onChange={event => onChange(event.currentTarget.value)}
      data={[{ value: SAME, label: t('sameEnd', { end: dayOf(seen) }) }, ...ends]}
    />
  );
}
