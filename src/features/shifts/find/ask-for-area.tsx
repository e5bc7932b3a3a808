// Find before a city is chosen: nothing is carried offline for somebody who has not said where they want to work, so it asks.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { editProfile } from '#domain/profiles/commands.ts';
import { allAreas } from '#domain/venues/areas.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { notifyNotSaved } from '#ui/toast.ts';

export function AskForArea() {
  const t = useTranslations('shifts.find.where');
  const edit = useCommand(editProfile);
  const failed = useTranslations('shifts.find.searches')('notSaved');
  const cities = useQuery(allAreas, null);
  const choose = async (areas: readonly string[]) => {
    const saved = await edit({ areas: [...areas] });
    if (!saved.ok) notifyNotSaved(failed);
  };
  return (
    <EmptyState
      title={t('title')}
      act={
        <ChipChoice
          label={t('cities')}
          choices={(cities ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
          chosen={[]}
          onChange={areas => void choose(areas)}
        />
      }
    >
      {t('text')}
    </EmptyState>
  );
}
