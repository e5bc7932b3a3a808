// Whether this very device is told things while the app is closed. What is wanted everywhere is a setting; what a browser
// allows is one device's, so it is asked for here, by a press.
import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  allowPush,
  ownPushAddress,
  type PushState,
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
} from '#bridge/push-subscription.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { findPushKey, turnOffPush, turnOnPush } from '#domain/notifications/online.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './settings.module.css';

type Failure = 'failed' | 'noService' | 'needsNetwork';

/** `wanted`: by the person, on any device. */
export function PushPart({ wanted }: { readonly wanted: boolean }) {
  const t = useTranslations('settings.push');
  const [state, setState] = useState<PushState>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const offline = useOffline();
  const turn = { on: useTurnOn(), off: useTurnOff() };
  useEffect(() => {
    void pushState().then(setState);
  }, []);
  const press = async (to: 'on' | 'off') => {
    setBusy(true);
    setFailure(await turn[to]());
    setState(await pushState());
    setBusy(false);
  };
  if (state === undefined) return null;
  const isOn = state === 'on';
  const canAsk = isOn || state === 'off';
  // Nothing is sent to a device of somebody who wants no push, whatever the device allows.
  const said = canAsk && !wanted ? 'unwanted' : state;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('title')}</h2>
      <p className={classes.dim}>{canAsk && offline ? t('needsNetwork') : t(`state.${said}`)}</p>
      {failure !== null && <Notice tone="amber">{t(failure)}</Notice>}
      {canAsk && (
        <Button
          variant={isOn ? 'outline' : 'filled'}
          leftSection={<IconBellRinging size={20} stroke={2} />}
          disabled={offline || busy}
          onClick={() => void press(isOn ? 'off' : 'on')}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      )}
    </section>
  );
}

function useTurnOn(): () => Promise<Failure | null> {
  const find = useOnlineAct(findPushKey);
  const tell = useOnlineAct(turnOnPush);
  return async () => {
    // First, while the press still counts as one. Browsers throw where they have no way to ask.
    if (!(await allowPush().catch(() => false))) return null;
    const key = await find.run(null);
    if (!key.ok) return key.error.code === 'unreachable' ? 'needsNetwork' : 'failed';
    if (key.value === null) return 'noService';
    const address = await subscribeToPush(key.value).catch(() => null);
    if (address === null) return 'failed';
    const told = await tell.run(address);
    if (told.ok) return null;
    // An address that nobody knows is none.
    await unsubscribeFromPush().catch(() => undefined);
    return told.error.code === 'unreachable' ? 'needsNetwork' : 'failed';
  };
}

/** The device forgets its address first: then nothing arrives, whatever the server hears. Where a browser does not, the server does. */
function useTurnOff(): () => Promise<Failure | null> {
  const tell = useOnlineAct(turnOffPush);
  return async () => {
    const address = await ownPushAddress();
    await unsubscribeFromPush().catch(() => undefined);
    if (address !== null) await tell.run({ endpoint: address.endpoint });
    return null;
  };
}
