// At the head of the post form: begin from what is kept, or keep what stands here. A template fills the form but for its days; what was
// typed comes back by Undo.
import { ActionIcon, Button, Group, NativeSelect } from '@mantine/core';
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { asDrafts, eachDraft } from '#domain/shifts/drafts.ts';
import { deleteShiftTemplate, templateToDraft } from '#domain/templates/commands.ts';
import { templatesOfVenue } from '#domain/templates/queries.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';
import { TemplateSheet } from './template-sheet.tsx';
import type { ShiftForm } from './use-shift-form.ts';

export function TemplateBar({ form, venue }: { readonly form: ShiftForm; readonly venue: Venue }) {
  const t = useTranslations('board.templates');
  const acts = useTranslations('common.acts');
  const templates = useQuery(templatesOfVenue, { venueId: venue.id });
  const [chosen, setChosen] = useState('');
  const [keeping, setKeeping] = useState(false);
  const throwAway = useThrowAway();
  const [first] = eachDraft(form.typed);
  const known = templates ?? [];
  const template = known.find(({ id }) => id === chosen);
  const choose = (id: string) => {
    setChosen(id);
    const found = known.find(one => one.id === id);
    if (found === undefined) return;
    const before = form.typed;
    form.change({ ...asDrafts(templateToDraft(found, '')), days: before.days });
    notify(t('filled', { name: found.name }), { label: acts('undo'), run: () => form.change(before) });
  };
  return (
    <div>
      {known.length > 0 && (
        <Group gap={8} align="end" wrap="nowrap">
          <NativeSelect
            flex={1}
            label={t('from')}
            value={template === undefined ? '' : chosen}
            onChange={event => choose(event.currentTarget.value)}
            data={[{ value: '', label: t('none') }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
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
