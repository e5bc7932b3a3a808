// What admins noted on days of the weeks that are shown, so that a dip is explained once. Support and super admins write.
import { NativeSelect, TextInput } from '@mantine/core';
import { useTimeZone, useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { deleteMarketNote, type MarketNote, NOTE_MAX, saveMarketNote } from '#domain/admin/market.ts';
import { holds } from '#domain/admin/rules.ts';
import { newId } from '#domain/ids.ts';
import { saysSomething } from '#domain/said.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { DateField } from '#ui/date-time-field.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import { useAdminRole } from './admin-role-context.ts';
import classes from './market.module.css';
import { OnlineButton } from './online-button.tsx';
import { useTellAnswer } from './use-tell-answer.ts';

interface City {
  readonly slug: string;
  readonly name: string;
}

interface MarketNotesProps {
  readonly notes: readonly MarketNote[];
  readonly cities: readonly City[];
  /** Of the figures; 'all' for every city. */
  readonly area: string;
  readonly onChanged: () => void;
}

export function MarketNotes({ notes, cities, area, onChanged }: MarketNotesProps) {
  const t = useTranslations('admin.market.notes');
  const writes = holds(useAdminRole(), 'support');
  return (
    <section aria-labelledby="market-notes" className={classes.notes}>
      <h3 id="market-notes">{t('title')}</h3>
      {notes.length === 0 && <p className={classes.dim}>{t('none')}</p>}
      <ul role="list" className={classes.lines}>
        {notes.map(note => (
          <Line key={note.id} note={note} cities={cities} writes={writes} onChanged={onChanged} />
        ))}
      </ul>
      {writes && <Form key={area} cities={cities} area={area} onChanged={onChanged} />}
    </section>
  );
}

interface LineProps extends Pick<MarketNotesProps, 'cities' | 'onChanged'> {
  readonly note: MarketNote;
  readonly writes: boolean;
}

function Line({ note: { id, day, area, words, by }, cities, writes, onChanged }: LineProps) {
  const t = useTranslations('admin.market.notes');
  const format = useFormat();
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(deleteMarketNote);
  const city = area === null ? t('everywhere') : (cities.find(({ slug }) => slug === area)?.name ?? area);
  const remove = async () => {
    const answer = await run({ id });
    tell(answer, t('removed'));
    onChanged();
  };
  return (
    <li>
      {words}
      <small>{[format.date(Date.parse(day), 'UTC'), city, by].filter(Boolean).join(' · ')}</small>
      {writes && (
        <OnlineButton
          size="sm"
          variant="subtle"
          disabled={busy}
          aria-label={t('removeNamed', { words })}
          onClick={() => void remove()}
        >
          {t('remove')}
        </OnlineButton>
      )}
    </li>
  );
}

function Form({ cities, area, onChanged }: Omit<MarketNotesProps, 'notes'>) {
  const t = useTranslations('admin.market.notes');
  const format = useFormat();
  const tell = useTellAnswer();
  const zone = useTimeZone() ?? 'UTC';
  const { run, busy } = useOnlineAct(saveMarketNote);
  const today = formatIsoDay(Date.now(), zone);
  const [typed, setTyped, forget] = useTyped(`market-note-${area}`, { id: '', words: '', day: today, area });
  // Saved again after its answer was lost it is the same note, in the words that it has by then.
  const set = (part: Partial<typeof typed>) => setTyped(before => ({ ...before, id: before.id || newId(), ...part }));
  const words = useNeeded<HTMLInputElement>(saysSomething(typed.words));
  const day = useNeeded<HTMLInputElement>(typed.day !== '');
  const save = async () => {
    const answer = await run({
      id: typed.id || newId(),
      day: typed.day,
      area: typed.area === 'all' ? null : typed.area,
      words: typed.words,
    });
    if (tell(answer, t('added', { day: format.date(Date.parse(typed.day), 'UTC') }))) forget();
    onChanged();
  };
  return (
    <form
      className={classes.note}
      onSubmit={event => {
        event.preventDefault();
        words.press(() => day.press(save));
      }}
    >
      <TextInput
        ref={words.box}
        error={words.error}
        label={t('words')}
        maxLength={NOTE_MAX}
        value={typed.words}
        onChange={event => set({ words: event.currentTarget.value })}
      />
      <DateField
        ref={day.box}
        error={day.error}
        label={t('day')}
        value={typed.day}
        onChange={value => set({ day: value })}
      />
      <NativeSelect
        label={t('area')}
        value={typed.area}
        onChange={event => set({ area: event.currentTarget.value })}
        data={[
          { value: 'all', label: t('everywhere') },
          ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <OnlineButton type="submit" variant="outline" disabled={busy}>
        {t('add')}
      </OnlineButton>
    </form>
  );
}
