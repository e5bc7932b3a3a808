import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { newId } from '#domain/ids.ts';
import { saysSomething } from '#domain/said.ts';
import type { ShiftDraft } from '#domain/shifts/draft.ts';
import { draftToTemplate, overTemplate, saveShiftTemplate } from '#domain/templates/commands.ts';
import { type ShiftTemplate, TEMPLATE_NAME } from '#domain/templates/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify, notifyNotSaved } from '#ui/toast.ts';
import { useNeeded } from '#ui/use-needed.ts';

interface TemplateSheetProps {
  readonly venue: Venue;
  readonly draft: ShiftDraft;
  /** Those that are kept already: the same name means the same template. */
  readonly templates: readonly ShiftTemplate[];
  readonly onClose: () => void;
}

/** Asks for the venue's own word for it: 'Friday bar'. */
export function TemplateSheet({ venue, draft, templates, onClose }: TemplateSheetProps) {
  const t = useTranslations('board.templates');
  const applications = useTranslations('applications.toast');
  const role = useRoleName()(draft.role);
  const [name, setName] = useState(draft.role === '' ? '' : `${role} ${draft.start}`.slice(0, TEMPLATE_NAME.most));
  const named = useNeeded<HTMLInputElement>(saysSomething(name));
  const save = useCommand(saveShiftTemplate);
  const same = templates.find(one => one.name === name.trim());
  const args = draftToTemplate(draft, { id: same?.id ?? newId(), venueId: venue.id, name: name.trim() });
  const keep = async () => {
    if (args === null) return;
    const saved = await save(same === undefined ? args : overTemplate(args, same));
    if (!saved.ok) {
      notifyNotSaved(applications('notSaved'));
      return;
    }
    notify(t('kept'));
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('title')}
      lead={t('lead')}
      foot={
        <Button size="lg" fullWidth disabled={args === null} onClick={() => named.press(keep)}>
          {t(same === undefined ? 'save' : 'replace')}
        </Button>
      }
    >
      <TextInput
        ref={named.box}
        error={named.error}
        label={t('name')}
        maxLength={TEMPLATE_NAME.most}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        data-autofocus
      />
      {args === null && <Notice tone="amber">{t('incomplete')}</Notice>}
    </Sheet>
  );
}
