// Where an account is suspended and reinstated: until when, for what reason, and what follows from it, before the act. The
// safe choice is in ink.

import { Group, NativeSelect, Stack } from '@mantine/core';
import { IconCalendarCheck, IconMessage2, IconSendOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { reinstateUser, suspendUser, type UserDetail } from '#domain/admin/users.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { useWhen } from '#i18n/use-when.ts';
import { PartHeading } from '#ui/detail-title.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import { useNeeded } from '#ui/use-needed.ts';
import { OnlineButton } from './online-button.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { ReleaseToo } from './release-too.tsx';
import { endOf, useEnds } from './suspension-ends.ts';
import { SuspensionSheet } from './suspension-sheet.tsx';
import { useTellAnswer } from './use-tell-answer.ts';
import classes from './users.module.css';

interface SuspensionPartProps {
  readonly user: UserDetail;
  readonly decides: boolean;
  readonly onChanged: () => void;
}

export function SuspensionPart({ user, decides, onChanged }: SuspensionPartProps) {
  if (user.status === 'suspended') return <Suspended user={user} decides={decides} onChanged={onChanged} />;
  return decides ? <Suspend user={user} onChanged={onChanged} /> : null;
}

function Suspended({ user, decides, onChanged }: SuspensionPartProps) {
  const t = useTranslations('admin.users.suspension');
  const when = useWhen();
  const [asked, setAsked] = useState<'reinstate' | 'change' | null>(null);
  const { suspendedUntil: until, suspendedReason: reason } = user;
  const ends = { user, onChanged, onClose: () => setAsked(null) };
  return (
    <Stack gap={12} py={16}>
      <Notice tone="amber" detail={reason ?? undefined}>
        {until === null ? t('suspended') : t('suspendedUntil', { until: when.until(Date.parse(until)) })}
      </Notice>
      {decides && (
        <Group gap={8}>
          <OnlineButton variant="outline" onClick={() => setAsked('reinstate')}>
            {t('reinstate')}
          </OnlineButton>
          <OnlineButton variant="outline" onClick={() => setAsked('change')}>
            {t('change')}
          </OnlineButton>
        </Group>
      )}
      {asked === 'reinstate' && <ReinstateSheet {...ends} />}
      {asked === 'change' && <SuspensionSheet {...ends} />}
    </Stack>
  );
}

interface ReinstateSheetProps extends Omit<SuspensionPartProps, 'decides'> {
  readonly onClose: () => void;
}

function ReinstateSheet({ user: { id, name }, onClose, onChanged }: ReinstateSheetProps) {
  const t = useTranslations('admin.users.suspension');
  const { run } = useOnlineAct(reinstateUser);
  const tell = useTellAnswer();
  const reinstate = async (reason: string) => {
    const isDone = tell(await run({ user_id: id, reason }), t('reinstated', { name }));
    onClose();
    onChanged();
    return isDone;
  };
  return (
    <ReasonSheet
      title={t('reinstateTitle', { name })}
      consequence={t('reinstateText', { name })}
      hint={t('reinstateHint')}
      act={t('reinstate')}
      isSafe
      draft={`reinstate:${id}`}
      onClose={onClose}
      onSure={reinstate}
    />
  );
}

const NOTHING = { days: '7', reason: '', release: false };

function Suspend({ user, onChanged }: Omit<SuspensionPartProps, 'decides'>) {
  const t = useTranslations('admin.users.suspension');
  const { dayOf, ends } = useEnds();
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(suspendUser);
  const [{ days, reason, release }, change, forget] = useTyped(`suspend:${user.id}`, NOTHING);
  const until = endOf(Number(days));
  const why = useNeeded(saysSomething(reason));
  useLetterKeys({ s: () => why.box.current?.focus() });
  const suspend = async () => {
    const answer = await run({ user_id: user.id, until, reason, ...(release && { release }) });
    if (tell(answer, t('done', { name: user.name }))) forget();
    onChanged();
  };
  return (
    <section className={classes.suspend} aria-label={t('title', { name: user.name })}>
      <PartHeading className={classes.heading}>{t('title', { name: user.name })}</PartHeading>
      <NativeSelect
        label={t('until')}
        value={days}
        onChange={event => {
          const chosen = event.currentTarget.value;
          change(before => ({ ...before, days: chosen }));
        }}
        data={ends}
      />
      <GrowingTextarea
        ref={why.box}
        error={why.error}
        label={t('reason')}
        description={t('reasonHint', { name: user.name })}
        minRows={3}
        maxRows={8}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={event => {
          const typed = event.currentTarget.value;
          change(before => ({ ...before, reason: typed }));
        }}
      />
      <ReleaseToo
        user={user}
        checked={release}
        onTurn={() => change(before => ({ ...before, release: !before.release }))}
      />
      <FactList>
        <Fact icon={IconCalendarCheck} label={t('booked')}>
          {release ? t('bookedRelease') : t('bookedStay', { n: user.aheadAll })}
        </Fact>
        <Fact icon={IconSendOff} label={t('requests')}>
          {t('requestsClose', { n: user.waiting })}
        </Fact>
        <Fact icon={IconMessage2} label={t('told')}>
          {t('toldText')}
        </Fact>
      </FactList>
      <OnlineButton variant="danger" disabled={busy} onClick={() => why.press(suspend)}>
        {until === null ? t('actOpen') : t('act', { day: dayOf(until) })}
      </OnlineButton>
    </section>
  );
}
