// Somebody whom the venue knows: when they work here next, how much this week, how to reach them, what they wrote last.
import { IconHeartFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { contactOfBooking } from '#domain/bookings/crew.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { lastWordFrom } from '#domain/conversations/queries.ts';
import { isTemplate } from '#domain/conversations/rules.ts';
import { type RockstarHere, rockstarHere } from '#domain/relations/people.ts';
import { dayOf, minutesBetween, mondayOf, wallAt } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useReputationWords } from '#i18n/use-reputation-words.ts';
import { Initials } from '#ui/initials.tsx';
import { keyName } from '#ui/key-name.ts';
import type { PreviewProps } from './preview.tsx';
import { PreviewAct } from './preview-act.tsx';
import classes from './search.module.css';
import type { Somebody } from './use-person-acts.ts';

const WROTE_MS = 28 * 86_400_000;

interface PersonPreviewProps extends Pick<PreviewProps, 'search' | 'onOpen' | 'onDone'> {
  readonly person: Somebody;
}

export function PersonPreview({ person, search, onOpen, onDone }: PersonPreviewProps) {
  const t = useTranslations('search.preview');
  const [from] = useState(Date.now);
  const here = useQuery(rockstarHere, { venueId: search.venue?.id ?? '', workerId: person.id, from });
  const { people } = search;
  const favourite = here?.relation === 'favourite';
  const then = (act: () => void) => () => {
    onDone();
    act();
  };
  const blocked = here?.relation === 'blocked';
  const message = people === null ? undefined : then(() => people.message(person));
  const invite = people === null || blocked ? undefined : then(() => people.invite(person));
  const keep = people === null || blocked ? undefined : () => people.keep(person, favourite ? 'neutral' : 'favourite');
  useCtrlKeys({ m: message, i: invite, f: keep });
  return (
    <>
      <div className={classes.previewHead}>
        <Initials who={person.id} name={person.name} size={48} />
        <div>
          <h3 className={classes.previewTitle} dir="auto">
            {person.name} {favourite && <IconHeartFilled size={16} role="img" aria-label={t('favourite')} />}
          </h3>
          {here != null && <Reputation here={here} />}
        </div>
      </div>
      {here != null && search.venue !== null && <Facts here={here} venueId={search.venue.id} from={from} />}
      <div className={classes.acts}>
        <PreviewAct label={t('profile')} keys="↵" onPress={onOpen} />
        {message && <PreviewAct label={t('message')} keys="Ctrl M" onPress={message} />}
        {invite && <PreviewAct label={t('invite')} keys="Ctrl I" onPress={invite} />}
        {keep && <PreviewAct label={t(favourite ? 'remove' : 'add')} keys="Ctrl F" onPress={keep} />}
      </div>
    </>
  );
}

/** With Ctrl, so that letters stay letters: what stands in the preview is done while somebody types. */
function useCtrlKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(acts);
  current.current = acts;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const act = current.current[keyName(event)];
      if (act === undefined || !event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

function Reputation({ here: { person } }: { readonly here: RockstarHere }) {
  return <p className={classes.detail}>{useReputationWords()(person)}</p>;
}

interface FactsProps {
  readonly here: RockstarHere;
  readonly venueId: string;
  readonly from: number;
}

function Facts({ here: { person, together }, venueId, from }: FactsProps) {
  const t = useTranslations('search.preview');
  const templates = useTranslations('messages.templates');
  const format = useFormat();
  const [next] = together.ahead;
  const week = [...together.worked, ...together.ahead].filter(booking => isThisWeek(booking, from));
  const minutes = week.reduce(
    (sum, { startsAt, endsAt, breakMin }) => sum + minutesBetween(startsAt, endsAt) - breakMin,
    0,
  );
  const phone = useQuery(contactOfBooking, { bookingId: next?.id ?? '' })?.phone;
  const word = useQuery(lastWordFrom, { venueId, workerId: person.id, from: from - WROTE_MS });
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('next')}</dt>
        <dd>
          {next === undefined ? t('nothing') : format.span({ start: next.startsAt, end: next.endsAt, tz: next.tz })}
        </dd>
        {week.length > 0 && (
          <>
            <dt>{t('week')}</dt>
            <dd>{t('weekHours', { time: format.duration(minutes), n: week.length })}</dd>
          </>
        )}
        {phone != null && (
          <>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </>
        )}
        {word != null && (
          <>
            <dt>{t('wrote')}</dt>
            <dd dir="auto" className={classes.said}>
              {isTemplate(word.template) ? templates(word.template) : word.content}
            </dd>
          </>
        )}
      </dl>
      {phone != null && <p className={classes.detail}>{t('why', { name: person.name })}</p>}
    </>
  );
}

function isThisWeek({ startsAt, tz }: TrackedBooking, now: number): boolean {
  return mondayOf(dayOf(wallAt(startsAt, tz))) === mondayOf(dayOf(wallAt(now, tz)));
}
