// The night on one line: what was planned, what each side says, amber where they differ, and what the codes prove. The bars are for
// eyes; what they say stands beside them in words.
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { type DisputeNight, type LaneOfNight, nightOf } from '#domain/admin/dispute-night.ts';
import type { DisputeDetail } from '#domain/admin/disputes.ts';
import type { Instant } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import classes from './dispute-night.module.css';

export function DisputeNightPart({ dispute }: { readonly dispute: DisputeDetail }) {
  const t = useTranslations('admin.disputes');
  const night = nightOf(dispute);
  if (night === null) return null;
  const names = {
    planned: t('figures.planned'),
    rockstar: t('figures.rockstar', { name: dispute.rockstar.name }),
    venue: t('figures.venue', { name: dispute.venue?.name ?? '' }),
    code: t('figures.code'),
  };
  return (
    <section aria-label={t('night')} className={classes.night}>
      <Scale night={night} />
      <dl className={classes.lanes}>
        {night.lanes.map(lane => (
          <Lane key={lane.lane} lane={lane} name={names[lane.lane]} night={night} ofHours={dispute.kind === 'hours'} />
        ))}
      </dl>
      <Proven night={night} />
    </section>
  );
}

const shareOf =
  ({ scale: { from, to } }: DisputeNight) =>
  (at: Instant) =>
    `${((at - from) / (to - from)) * 100}%`;

function Scale({ night }: { readonly night: DisputeNight }) {
  const format = useFormat();
  const share = shareOf(night);
  return (
    <div className={classes.scale} aria-hidden="true">
      <div>
        {night.scale.marks.map(at => (
          <span key={at} style={{ '--share': share(at) } as CSSProperties}>
            {format.clock(at, night.tz)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface LaneProps {
  readonly lane: LaneOfNight;
  readonly name: string;
  readonly night: DisputeNight;
  readonly ofHours: boolean;
}

function Lane({ lane: { lane, span, ends, minutes }, name, night, ofHours }: LaneProps) {
  const t = useTranslations('admin.disputes');
  const format = useFormat();
  const share = shareOf(night);
  const said = ends.length > 0 ? ends : span === null ? [] : [span.startsAt, span.endsAt];
  const times = said.map(at => format.clock(at, night.tz));
  return (
    <div className={classes.lane} data-lane={lane}>
      <dt>{name}</dt>
      <dd>
        <span className={classes.track} aria-hidden="true">
          {(lane === 'rockstar' || lane === 'venue') &&
            night.apart.map(([from, to]) => (
              <i
                key={from}
                className={classes.apart}
                style={{ insetInlineStart: share(from), insetInlineEnd: `calc(100% - ${share(to)})` }}
              />
            ))}
          {span !== null && (
            <span
              className={classes.bar}
              style={{ insetInlineStart: share(span.startsAt), insetInlineEnd: `calc(100% - ${share(span.endsAt)})` }}
            >
              <span>{times[0]}</span>
              <span>{times.at(-1)}</span>
            </span>
          )}
          {span === null &&
            ends.map(at => <i key={at} className={classes.point} style={{ insetInlineStart: share(at) }} />)}
        </span>
        <span className={classes.said} data-nothing={times.length === 0 || undefined}>
          {times.length === 0 ? t('nothingSaid') : times.join('–')}
        </span>
        {ofHours && <strong>{minutes === null ? t('noFigure') : format.duration(minutes)}</strong>}
      </dd>
    </div>
  );
}

function Proven({ night: { proven, tz } }: { readonly night: DisputeNight }) {
  const t = useTranslations('admin.disputes');
  const format = useFormat();
  const when = useWhen();
  if (proven.length === 0) return null;
  return (
    <ul role="list" className={classes.proven}>
      {proven.map(({ kind, at, heardAt }) => (
        <li key={`${kind}:${at}`}>
          {t(`facts.${kind}`, { time: format.clockInSentence(at, tz) })}
          {', '}
          {t('codeOf', { at: when.at(heardAt, tz) })}
        </li>
      ))}
    </ul>
  );
}
