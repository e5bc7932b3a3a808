// How a search for cover stands: dashed while only this device knows of it, a ring for a wave that was asked. Its end, and what is left
// to do then.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { stopCover } from '#domain/covers/commands.ts';
import type { TrackedCover } from '#domain/covers/queries.ts';
import { type Wave, wavesOf } from '#domain/covers/rules.ts';
import { canChange } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './covers.module.css';

interface CoverStandingProps {
  readonly shift: Shift;
  readonly cover: TrackedCover;
  readonly onAgain: () => void;
}

export function CoverStanding({ shift, cover, onAgain }: CoverStandingProps) {
  const t = useTranslations('covers');
  const device = useDeviceWord();
  const format = useFormat();
  const now = useEncoreNow();
  const asking = cover.status === 'asking';
  const { pending } = cover;
  return (
    <section className={classes.plan}>
      <ol role="list" className={classes.steps}>
        {wavesOf(cover, cover.invited).map((wave, nth) => (
          <li key={wave.kind} className={classes.step} data-state={pending === null ? wave.state : 'planned'}>
            <span className={classes.node} aria-hidden="true">
              {nth + 1}
            </span>
            <strong>{wave.kind === 'chosen' ? t('chosen') : t(`wave.${wave.kind}`)}</strong>
            {pending === null && <WaveLine wave={wave} held={nth === 0} tz={shift.tz} />}
          </li>
        ))}
      </ol>
      {cover.fullPay && (
        <p className={classes.meta}>{t('fullPayFrom', { time: format.clockInSentence(shift.startsAt, shift.tz) })}</p>
      )}
      <div className={classes.foot}>
        {pending !== null && <Notice tone="amber">{asking ? t(`offline.${device}`) : t('stopUnsent')}</Notice>}
        {asking && <StopButton coverId={cover.id} />}
        {!asking && pending === null && (
          <Button variant="lit" size="lg" fullWidth onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        {cover.status === 'ended' && canChange(shift, now) && (
          <LinkButton
            to="/venue/shifts/$shiftId/edit"
            params={{ shiftId: shift.id }}
            variant="outline"
            size="lg"
            fullWidth
          >
            {t('raise')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function WaveLine({ wave, held, tz }: { readonly wave: Wave; readonly held: boolean; readonly tz: string }) {
  const t = useTranslations('covers');
  const when = useWhen();
  if (wave.state === 'asked') {
    const { asked, seen, declined } = wave;
    const said = [
      t('asked', { n: asked }),
      ...(seen > 0 ? [t('seen', { n: seen })] : []),
      ...(declined > 0 ? [t('declined', { n: declined })] : []),
    ];
    return <span className={classes.meta}>{said.join(', ')}</span>;
  }
  if (wave.state === 'passed') return <span className={classes.meta}>{t('passed')}</span>;
  return (
    <span className={classes.meta}>
      {held || wave.at === null ? t('held') : t('next', { at: when.at(wave.at, tz) })}
    </span>
  );
}

function StopButton({ coverId }: { readonly coverId: string }) {
  const t = useTranslations('covers');
  const command = useCommand(stopCover);
  const told = useToldOutcome();
  const stop = async () => {
    await told(command({ id: coverId }), { applied: t('toast.stopped') });
  };
  return (
    <Button variant="outline" size="lg" fullWidth onClick={() => void stop()}>
      {t('stop')}
    </Button>
  );
}
