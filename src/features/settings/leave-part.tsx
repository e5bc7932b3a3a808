// The two ways to go: for a while, or for good after fourteen days. What stands against it is said beforehand where this device knows
// it, work ahead and venues that would have no admin; else when it is refused: each with the way out.
import { Button } from '@mantine/core';
import { IconClock, IconDevices, IconUserOff, IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useSignOut } from '#bridge/use-sign-out.ts';
import { bookingsAhead } from '#domain/bookings/queries.ts';
import { deactivateAccount, deleteMyAccount } from '#domain/settings/account.ts';
import { venuesAdministeredAlone, venuesRun } from '#domain/team/queries.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/toast.ts';
import classes from './settings.module.css';
import type { SettingsScreenProps } from './settings-screen.tsx';
import { StandsAgainst } from './stands-against.tsx';

interface LeavePartProps {
  /** Of whose portal: what goes on without them differs. */
  readonly address: SettingsScreenProps['address'];
}

/** What a pause means to others, by whose portal it is. */
const PAUSES = { '/rockstar/settings': 'rockstar', '/venue/settings': 'venue', '/admin/settings': 'admin' } as const;
type Paused = (typeof PAUSES)[keyof typeof PAUSES] | 'venueAlone';

export function LeavePart({ address }: LeavePartProps) {
  const t = useTranslations('settings.leave');
  const refusal = useRefusalWords();
  const now = useEncoreNow();
  const booked = (useQuery(bookingsAhead, { now }) ?? []).length > 0;
  const alone = (useQuery(venuesAdministeredAlone, null) ?? []).length > 0;
  const run = useQuery(venuesRun, null);
  const names = run?.alone.map(({ name }) => name).join(', ') ?? '';
  const paused = PAUSES[address];
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('title')}</h2>
      {booked && (
        <>
          <Notice tone="amber">{refusal('bookings_ahead')}</Notice>
          <StandsAgainst code="bookings_ahead" />
        </>
      )}
      <WayOut
        way="pause"
        meaning={`pause.${paused === 'venue' && names !== '' ? 'venueAlone' : paused}`}
        names={names}
        booked={booked}
      />
      <WayOut way="delete" meaning="delete" booked={booked} alone={alone} toldToTeam={run?.isShared} />
    </section>
  );
}

const acts = { pause: deactivateAccount, delete: deleteMyAccount };

interface WayOutProps {
  readonly way: 'pause' | 'delete';
  /** Under which its words for others are kept. */
  readonly meaning: `pause.${Paused}` | 'delete';
  /** Of the venues where nobody else decides. */
  readonly names?: string;
  /** There is work ahead that has to be cancelled or done first. */
  readonly booked: boolean;
  /** A venue would have no admin. */
  readonly alone?: boolean;
  /** Others run a venue with them, who learn of it. */
  readonly toldToTeam?: boolean | undefined;
}

function WayOut({ way, meaning, names = '', booked, alone = false, toldToTeam = false }: WayOutProps) {
  const t = useTranslations(`settings.leave`);
  const { run, busy } = useOnlineAct(acts[way]);
  const { unsent, signOut } = useSignOut();
  const navigate = useNavigate();
  const offline = useOffline();
  const refusal = useRefusalWords();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const against = alone ? 'last_admin' : failure;
  const go = async () => {
    setAsking(false);
    const answer = await run(null);
    setFailure(answer.ok ? null : answer.error.code);
    if (!answer.ok) return;
    await signOut();
    await navigate({ to: '/', replace: true });
    notify(t(`${way}.done`));
  };
  return (
    <div className={classes.block}>
      <strong>{t(`${way}.title`)}</strong>
      <p className={classes.dim}>{t(`${meaning}.text`, { names })}</p>
      {offline && <p className={classes.dim}>{t('needsNetwork')}</p>}
      {unsent > 0 && <Notice tone="amber">{t('unsent', { n: unsent })}</Notice>}
      {against !== null && (
        <>
          <Notice tone="amber">{against === 'unreachable' ? t('needsNetwork') : refusal(against)}</Notice>
          <StandsAgainst code={against} />
        </>
      )}
      <Button
        variant="outline"
        disabled={offline || busy || unsent > 0 || booked || alone}
        onClick={() => setAsking(true)}
      >
        {t(`${way}.act`)}
      </Button>
      <ConsequenceSheet
        opened={asking}
        title={t(`${way}.ask`)}
        consequences={[
          { icon: IconUserOff, fact: t(`${meaning}.fact`, { names }), detail: t(`${meaning}.factDetail`) },
          ...(toldToTeam ? [{ icon: IconUsers, fact: t('delete.told'), detail: t('delete.toldDetail') }] : []),
          { icon: IconDevices, fact: t('everywhere'), detail: t('everywhereDetail') },
          { icon: IconClock, fact: t(`${way}.back`), detail: t(`${way}.backDetail`) },
        ]}
        safeLabel={t('stay')}
        onSafe={() => setAsking(false)}
        costlyLabel={t(`${way}.act`)}
        onCostly={() => void go()}
      />
    </div>
  );
}
