// At the head of the post form: begin from what is kept, here or at another venue that one runs, or keep what stands here. A template
// fills the form but for its days; what was typed comes back by Undo.
import { ActionIcon, Button, Group, NativeSelect } from '@mantine/core';
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { asDrafts, eachDraft } from '#domain/shifts/drafts.ts';
import { templateFrom } from '#domain/shifts/from-venue.ts';
import { deleteShiftTemplate, templateToDraft } from '#domain/templates/commands.ts';
import { templatesElsewhere, templatesOfVenue } from '#domain/templates/queries.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';
import { TemplateSheet } from './template-sheet.tsx';
import type { ShiftForm } from './use-shift-form.ts';

export function TemplateBar({ form, venue }: { readonly form: ShiftForm; readonly venue: PlacedVenue }) {
  const t = useTranslations('board.templates');
  const copied = useTranslations('board.copyFrom');
  const acts = useTranslations('common.acts');
  const templates = useQuery(templatesOfVenue, { venueId: venue.id });
  const elsewhere = useQuery(templatesElsewhere, { venueId: venue.id }) ?? [];
  const [chosen, setChosen] = useState('');
  const [keeping, setKeeping] = useState(false);
  const throwAway = useThrowAway();
  const [first] = eachDraft(form.typed);
  const known = templates ?? [];
  const template = known.find(({ id }) => id === chosen);
  const placeOf = (id: string) => elsewhere.find(one => one.templates.some(of => of.id === id));
  const place = placeOf(chosen)?.venue;
  const choose = (id: string) => {
    setChosen(id);
    const other = placeOf(id);
    const found = (other?.templates ?? known).find(one => one.id === id);
    if (found === undefined) return;
    const before = form.typed;
    const draft =
      other === undefined
        ? templateToDraft(found, '')
        : templateFrom(found, { venue, from: other.venue, typed: before });
    form.change({ ...asDrafts(draft), days: before.days });
    notify(t('filled', { name: found.name }), { label: acts('undo'), run: () => form.change(before) });
  };
  const optionsOf = (of: typeof known) => of.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div>
      {known.length + elsewhere.length > 0 && (
        <Group gap={8} align="end" wrap="nowrap">
          <NativeSelect
            flex={1}
            label={t('from')}
            description={
              place !== undefined &&
              [
                t('elsewhere', { venue: place.name }),
                place.currency !== venue.currency && copied('payWhy', { currency: place.currency }),
              ]
                .filter(Boolean)
                .join(' ')
            }
            value={template === undefined && place === undefined ? '' : chosen}
            onChange={event => choose(event.currentTarget.value)}
            data={[
              { value: '', label: t('none') },
              ...optionsOf(known),
              ...elsewhere.map(of => ({ group: of.venue.name, items: optionsOf(of.templates) })),
            ]}
          />
          {template !== undefined && (
            <ActionIcon
              size={52}
              aria-label={t('delete', { name: template.name })}
              onClick={() => void throwAway(template.id)}
            >
              <IconTrash size={20} stroke={2} />
            </ActionIcon>
          )}
        </Group>
      )}
      <Button
        variant="subtle"
        data-flush="start"
        mt={8}
        leftSection={<IconBookmarkPlus size={18} stroke={2} />}
        onClick={() => setKeeping(true)}
      >
        {t('keep')}
      </Button>
      {keeping && first !== undefined && (
        <TemplateSheet venue={venue} draft={first} templates={known} onClose={() => setKeeping(false)} />
      )}
    </div>
  );
}

function useThrowAway() {
  const t = useTranslations('board.templates');
  const applications = useTranslations('applications.toast');
  const remove = useCommand(deleteShiftTemplate);
  return async (id: string): Promise<void> => {
    const saved = await remove({ id });
    if (saved.ok) notify(t('deleted'));
    else notifyNotSaved(applications('notSaved'));
  };
}
