// Find before a city is chosen: nothing is carried offline for somebody who has not said where they want to work, so it asks.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { editProfile } from '#domain/profiles/commands.ts';
import { AREA_SLUGS, AREAS } from '#domain/venues/areas.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function AskForArea() {
  const t = useTranslations('shifts.find.where');
  const edit = useCommand(editProfile);
  return (
    <EmptyState
      title={t('title')}
      act={
        <ChipChoice
          label={t('cities')}
          choices={AREA_SLUGS.map(area => ({ value: area, label: AREAS[area].name }))}
          chosen={[]}
          onChange={areas => void edit({ areas: [...areas] })}
        />
      }
    >
      {t('text')}
    </EmptyState>
  );
}
