// A city of the platform: its name, centre, zone, currency and legal floor. Where venues are already, zone and currency stay.
import { type ComboboxParsedItem, NativeSelect, Select, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { type AreaFields as AreaTerms, saveArea } from '#domain/admin/platform.ts';
import { newId } from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { trimmed } from '#domain/said.ts';
import { RATE_MINOR } from '#domain/shifts/rules.ts';
import { type Area, allAreas } from '#domain/venues/areas.ts';
import { parseLat, parseLng } from '#domain/venues/point.ts';
import { timeZones, zonesNamed } from '#domain/venues/time-zones.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { toFirstFault } from '#ui/first-fault.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './admin.module.css';
import { OnlineButton } from './online-button.tsx';
import { useSheetSave } from './use-sheet-save.ts';

interface AreaSheetProps {
  /** Null: a new one. */
  readonly area: Area | null;
  /** Venues are there. */
  readonly inUse: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface Typed {
  readonly name: string;
  readonly country: string;
  readonly tz: string | null;
  readonly currency: Currency;
  readonly lat: string;
  readonly lng: string;
  /** Null: its country's. */
  readonly floorMinor: number | null;
}

const NOTHING: Typed = { name: '', country: '', tz: null, currency: 'GBP', lat: '', lng: '', floorMinor: null };

export function AreaSheet({ area, inUse, onClose, onSaved }: AreaSheetProps) {
  const t = useTranslations('admin.platform.sheet');
  const { id, changes, change, forget } = useChanges(area);
  const { save, busy, failure } = useSheetSave(saveArea, {
    onSaved: () => {
      forget();
      onSaved();
    },
    onClose,
  });
  // What nobody types into shows what stands, also where another admin changes it meanwhile.
  const stands = useQuery(allAreas, null)?.find(one => one.id === area?.id) ?? area;
  const before = stands === null ? NOTHING : typedOf(stands);
  const typed = { ...before, ...changes };
  const changed = useChangedWords({ opened: area, stands, changes });
  const [tried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const press = () => {
    setTried(true);
    if (isComplete(typed)) void saved();
    else if (fields.current !== null) toFirstFault(fields.current);
  };
  const saved = () => {
    const said = t('saved', { name: typed.name.trim() });
    const terms = termsOf(typed);
    return save({ id, ...terms, ...(stands !== null && { seen: seenOf(termsOf(before), terms) }) }, said);
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={area === null ? t('add') : area.name}
      lead={t(inUse ? 'leadInUse' : 'lead')}
      foot={
        <OnlineButton size="lg" fullWidth disabled={busy} onClick={press}>
          {t('save')}
        </OnlineButton>
      }
    >
      <div className={classes.fields} ref={fields}>
        {failure !== null && <Notice tone="red">{failure}</Notice>}
        {changed !== null && <Notice tone="amber">{t('changed', { what: changed })}</Notice>}
        <AreaFields typed={typed} inUse={inUse} tried={tried} onChange={change} />
      </div>
    </Sheet>
  );
}

/** A new city's words are kept, with its id: saved again after a lost answer it is no second one. Those of one that stands are about what was shown. */
function useChanges(area: Area | null) {
  const [fresh, keep, forget] = useTyped<Partial<Typed> & { readonly id: string }>('area:new', { id: newId() });
  const [own, setOwn] = useState<Partial<Typed>>({});
  if (area === null) {
    const { id, ...changes } = fresh;
    const change = (part: Partial<Typed>) => keep(known => ({ ...known, ...part }));
    return { id, changes, change, forget };
  }
  const change = (part: Partial<Typed>) => setOwn(known => ({ ...known, ...part }));
  return { id: area.id, changes: own, change, forget: () => undefined };
}

interface Opened {
  /** As the sheet was opened. */
  readonly opened: Area | null;
  readonly stands: Area | null;
  readonly changes: Partial<Typed>;
}

/** What another admin wrote meanwhile where this one types otherwise; null where nothing. */
function useChangedWords({ opened, stands, changes }: Opened): string | null {
  const t = useTranslations('admin.platform');
  const format = useFormat();
  if (opened === null || stands === null) return null;
  const [was, is] = [typedOf(opened), typedOf(stands)];
  const floor = is.floorMinor === null ? t('noOwnFloor') : format.money(is.floorMinor, is.currency);
  const words = { ...is, zone: is.tz, floor };
  const meanwhile = LABELS.filter(
    ([field]) => field in changes && is[field] !== was[field] && is[field] !== changes[field],
  );
  if (meanwhile.length === 0) return null;
  return meanwhile.map(([, label]) => `${t(`sheet.${label}`)}: ${words[label]}`).join(', ');
}

/** What a field of the sheet is called. */
const LABELS = [
  ['name', 'name'],
  ['country', 'country'],
  ['tz', 'zone'],
  ['currency', 'currency'],
  ['lat', 'lat'],
  ['lng', 'lng'],
  ['floorMinor', 'floor'],
] as const;

interface AreaFieldsProps {
  readonly typed: Typed;
  readonly inUse: boolean;
  /** It was to be saved: each field says what it lacks. */
  readonly tried: boolean;
  readonly onChange: (part: Partial<Typed>) => void;
}

function AreaFields({ typed, inUse, tried, onChange }: AreaFieldsProps) {
  const t = useTranslations('admin.platform.sheet');
  const refusal = useRefusalWords();
  return (
    <>
      <TextInput
        label={t('name')}
        maxLength={60}
        value={typed.name}
        error={tried && !isNamed(typed) && t('noName')}
        onChange={event => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('country')}
        description={tried && !isCountry(typed) ? undefined : t('countryHint')}
        maxLength={2}
        disabled={inUse}
        value={typed.country}
        error={tried && !isCountry(typed) && t('noCountry')}
        onChange={event => onChange({ country: event.currentTarget.value })}
      />
      <Select
        label={t('zone')}
        searchable
        limit={50}
        disabled={inUse}
        data={[...timeZones(typed.tz ?? undefined)]}
        filter={({ options, search, limit }) => namedAs(search, options).slice(0, limit)}
        value={typed.tz}
        error={tried && typed.tz === null && t('noZone')}
        onChange={tz => onChange({ tz })}
      />
      <NativeSelect
        label={t('currency')}
        disabled={inUse}
        data={[...CURRENCIES]}
        value={typed.currency}
        onChange={event => {
          const currency = CURRENCIES.find(one => one === event.currentTarget.value) ?? 'GBP';
          // 12.71 pounds would become 1,271 pesos.
          onChange({ currency, floorMinor: null });
        }}
      />
      <TextInput
        label={t('lat')}
        value={typed.lat}
        error={(tried || typed.lat !== '') && parseLat(typed.lat) === null && t('noLat')}
        onChange={event => onChange({ lat: event.currentTarget.value })}
      />
      <TextInput
        label={t('lng')}
        value={typed.lng}
        error={(tried || typed.lng !== '') && parseLng(typed.lng) === null && t('noLng')}
        onChange={event => onChange({ lng: event.currentTarget.value })}
      />
      <MoneyField
        label={t('floor')}
        description={t('floorHint')}
        currency={typed.currency}
        valueMinor={typed.floorMinor}
        error={isRate(typed.floorMinor) ? undefined : refusal('rate_out_of_range')}
        onChange={floorMinor => onChange({ floorMinor })}
      />
    </>
  );
}

function namedAs(search: string, options: ComboboxParsedItem[]): ComboboxParsedItem[] {
  const named = new Set(
    zonesNamed(
      search,
      options.flatMap(option => ('value' in option ? [option.value] : [])),
    ),
  );
  return options.filter(option => 'value' in option && named.has(option.value));
}

function isRate(minor: number | null): boolean {
  return minor === null || (minor >= RATE_MINOR.least && minor <= RATE_MINOR.most);
}

function isNamed({ name }: Typed): boolean {
  return trimmed(name).length >= 2;
}

function isCountry({ country }: Typed): boolean {
  return /^[a-z]{2}$/i.test(country.trim());
}

function isComplete(typed: Typed): boolean {
  const isPlaced = parseLat(typed.lat) !== null && parseLng(typed.lng) !== null;
  return isNamed(typed) && isCountry(typed) && typed.tz !== null && isPlaced && isRate(typed.floorMinor);
}

function termsOf({ name, country, tz, currency, lat, lng, floorMinor }: Typed): AreaTerms {
  return {
    name,
    country,
    tz: tz ?? '',
    currency,
    lat: parseLat(lat) ?? 0,
    lng: parseLng(lng) ?? 0,
    floor_minor: floorMinor,
  };
}

function typedOf({ name, country, tz, currency, lat, lng, floorMinor }: Area): Typed {
  return { name, country, tz, currency, lat: String(lat), lng: String(lng), floorMinor };
}

/** What stood where something else is typed. */
function seenOf(before: AreaTerms, after: AreaTerms): Partial<AreaTerms> {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(Object.entries(before).filter(([field, was]) => now.get(field) !== was));
}
