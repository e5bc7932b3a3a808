// A city of the platform: its name, centre, zone, currency and legal floor. Where venues are already, zone and currency stay.
import { type ComboboxParsedItem, NativeSelect, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveArea } from '#domain/admin/platform.ts';
import { newId } from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { trimmed } from '#domain/said.ts';
import { RATE_MINOR } from '#domain/shifts/rules.ts';
import type { Area } from '#domain/venues/areas.ts';
import { parseLat, parseLng } from '#domain/venues/point.ts';
import { timeZones, zonesNamed } from '#domain/venues/time-zones.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
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
  const { save, busy, failure } = useSheetSave(saveArea, { onSaved, onClose });
  const [id] = useState(() => area?.id ?? newId());
  const [typed, setTyped] = useState<Typed>(() => (area === null ? NOTHING : typedOf(area)));
  return (
    <Sheet
      opened
      onClose={onClose}
      title={area === null ? t('add') : area.name}
      lead={t(inUse ? 'leadInUse' : 'lead')}
      foot={
        <OnlineButton
          size="lg"
          fullWidth
          disabled={busy || !isComplete(typed)}
          onClick={() => void save(argumentsOf(id, typed), t('saved', { name: typed.name.trim() }))}
        >
          {t('save')}
        </OnlineButton>
      }
    >
      <div className={classes.fields}>
        {failure !== null && <Notice tone="red">{failure}</Notice>}
        <AreaFields typed={typed} inUse={inUse} onChange={part => setTyped(before => ({ ...before, ...part }))} />
      </div>
    </Sheet>
  );
}

interface AreaFieldsProps {
  readonly typed: Typed;
  readonly inUse: boolean;
  readonly onChange: (part: Partial<Typed>) => void;
}

function AreaFields({ typed, inUse, onChange }: AreaFieldsProps) {
  const t = useTranslations('admin.platform.sheet');
  const refusal = useRefusalWords();
  return (
    <>
      <TextInput
        label={t('name')}
        maxLength={60}
        value={typed.name}
        onChange={event => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('country')}
        description={t('countryHint')}
        maxLength={2}
        disabled={inUse}
        value={typed.country}
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
        onChange={tz => onChange({ tz })}
      />
      <NativeSelect
        label={t('currency')}
        disabled={inUse}
        data={[...CURRENCIES]}
        value={typed.currency}
        onChange={event => onChange({ currency: CURRENCIES.find(one => one === event.currentTarget.value) ?? 'GBP' })}
      />
      <TextInput
        label={t('lat')}
        value={typed.lat}
        error={typed.lat !== '' && parseLat(typed.lat) === null && t('noLat')}
        onChange={event => onChange({ lat: event.currentTarget.value })}
      />
      <TextInput
        label={t('lng')}
        value={typed.lng}
        error={typed.lng !== '' && parseLng(typed.lng) === null && t('noLng')}
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

function isComplete({ name, country, tz, lat, lng, floorMinor }: Typed): boolean {
  const isPlaced = parseLat(lat) !== null && parseLng(lng) !== null;
  return (
    trimmed(name).length >= 2 && /^[a-z]{2}$/i.test(country.trim()) && tz !== null && isPlaced && isRate(floorMinor)
  );
}

function argumentsOf(id: Area['id'], { name, country, tz, currency, lat, lng, floorMinor }: Typed) {
  return {
    id,
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
