// What those who come should know, on the shift's own page: read by the whole team, changed by its managers.
import { Button } from '@mantine/core';
import { IconBackpack, IconBus, IconDoorEnter, IconPencil, IconPhone, IconShirt } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { packOfShift, type TrackedPack } from '#domain/packs/queries.ts';
import { NO_PACK } from '#domain/packs/schema.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { PartHeading } from '#ui/detail-title.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './pack-section.module.css';
import { PackSheet } from './pack-sheet.tsx';

interface PackSectionProps {
  readonly shift: VenueShift;
  readonly mayEdit: boolean;
}

export function PackSection({ shift, mayEdit }: PackSectionProps) {
  const t = useTranslations('shifts.pack');
  const device = useDeviceWord();
  const now = useEncoreNow();
  const [editing, setEditing] = useState(false);
  const pack = useQuery(packOfShift, { shiftId: shift.id });
  if (pack === undefined) return null;
  const live = shift.status === 'draft' || (shift.status === 'published' && shift.endsAt > now);
  const open = mayEdit && live;
  if (pack === null && !open) return null;
  return (
    <section className={classes.section} aria-label={t('title')}>
      <div className={classes.head}>
        <PartHeading data-heading="panel">{t('title')}</PartHeading>
        {open && (
          <Button
            variant="subtle"
            size="sm"
            data-flush="end"
            leftSection={<IconPencil size={18} stroke={2} />}
            onClick={() => setEditing(true)}
          >
            {t(pack === null ? 'add' : 'edit')}
          </Button>
        )}
      </div>
      {pack === null ? <p className={classes.none}>{t('none')}</p> : <PackFacts pack={pack} />}
      {pack !== null && pack.pending !== null && shift.pending === null && (
        <Notice tone="amber">{t(`onDevice.${device}`)}</Notice>
      )}
      {editing && <PackSheet shiftId={shift.id} initial={pack ?? NO_PACK} onClose={() => setEditing(false)} />}
    </section>
  );
}

function PackFacts({ pack }: { readonly pack: TrackedPack }) {
  const t = useTranslations('shifts.pack');
  const contact = [pack.contactName, pack.contactPhone].filter(text => text !== '').join(' · ');
  const facts = [
    [IconDoorEnter, t('arrivalNote'), pack.arrivalNote],
    [IconPhone, t('contactName'), contact],
    [IconShirt, t('dressCode'), pack.dressCode],
    [IconBackpack, t('kit'), pack.kit],
    [IconBus, t('gettingHome'), pack.gettingHome],
  ] as const;
  return (
    <FactList>
      {facts
        .filter(([, , text]) => text !== '')
        .map(([icon, label, text]) => (
          <Fact key={label} icon={icon} label={label}>
            <span className={classes.said}>{text}</span>
          </Fact>
        ))}
    </FactList>
  );
}
