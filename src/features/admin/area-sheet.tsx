// A city of the platform: its name, centre, zone, currency and legal floor. Where venues are already, zone and currency stay.
import { NativeSelect, NumberInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { saveArea } from '#domain/admin/platform.ts';
import { newId } from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import type { Area } from '#domain/venues/areas.ts';
import { ActButton } from '#ui/act-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify } from '#ui/toast.ts';
import classes from './admin.module.css';
import { useAdminFailure } from './use-admin-failure.ts';

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
  readonly lat: number | string;
  readonly lng: number | string;
  /** In whole units, as it is typed; empty: its country's. */
  readonly floor: number | string;
}

const ZONES = Intl.supportedValuesOf('timeZone');
const NOTHING: Typed = { name: '', country: '', tz: null, currency: 'GBP', lat: '', lng: '', floor: '' };

export function AreaSheet({ area, inUse, onClose, onSaved }: AreaSheetProps) {
  const t = useTranslations('admin.platform.sheet');
  const failureWords = useAdminFailure();
  const { run, busy } = useOnlineAct(saveArea);
  const [id] = useState(() => area?.id ?? newId());
  const [typed, setTyped] = useState<Typed>(() => (area === null ? NOTHING : typedOf(area)));
  const [failure, setFailure] = useState<string | null>(null);
  const set = (part: Partial<Typed>) => setTyped(before => ({ ...before, ...part }));
  const ready =
    typed.name.trim().length >= 2 &&
    /^[a-z]{2}$/i.test(typed.country.trim()) &&
    typed.tz !== null &&
    typeof typed.lat === 'number' &&
    typeof typed.lng === 'number';
  const save = async () => {
    const { name, country, tz, currency, lat, lng, floor } = typed;
    const floor_minor = floor === '' ? null : Math.round(Number(floor) * 100);
    const place = { name, country, tz: tz ?? '', currency, lat: Number(lat), lng: Number(lng) };
    const answer = await run({ id, ...place, floor_minor });
    if (!answer.ok) return setFailure(answer.error.code);
    notify(t('saved', { name: name.trim() }));
    onSaved();
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={area === null ? t('add') : area.name}
      lead={t(inUse ? 'leadInUse' : 'lead')}
      foot={
        <ActButton disabled={busy || !ready} onClick={() => void save()}>
          {t('save')}
        </ActButton>
      }
    >
      <div className={classes.fields}>
        {failure !== null && <Notice tone="red">{failureWords(failure)}</Notice>}
        <TextInput
          label={t('name')}
          maxLength={60}
          value={typed.name}
          onChange={event => set({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('country')}
          description={t('countryHint')}
          maxLength={2}
          disabled={inUse}
          value={typed.country}
          onChange={event => set({ country: event.currentTarget.value })}
        />
        <Select
          label={t('zone')}
          searchable
          limit={50}
          disabled={inUse}
          data={ZONES}
          value={typed.tz}
          onChange={tz => set({ tz })}
        />
        <NativeSelect
          label={t('currency')}
          disabled={inUse}
          data={[...CURRENCIES]}
          value={typed.currency}
          onChange={event => set({ currency: CURRENCIES.find(one => one === event.currentTarget.value) ?? 'GBP' })}
        />
        <NumberInput label={t('lat')} min={-90} max={90} value={typed.lat} onChange={lat => set({ lat })} />
        <NumberInput label={t('lng')} min={-180} max={180} value={typed.lng} onChange={lng => set({ lng })} />
        <NumberInput
          label={t('floor')}
          description={t('floorHint')}
          min={0.01}
          max={1000}
          decimalScale={2}
          value={typed.floor}
          onChange={floor => set({ floor })}
        />
      </div>
    </Sheet>
  );
}

function typedOf({ name, country, tz, currency, lat, lng, floorMinor }: Area): Typed {
  const floor = floorMinor === null ? '' : floorMinor / 100;
  return { name, country, tz, currency, lat, lng, floor };
}
