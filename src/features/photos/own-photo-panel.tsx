import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { setPhoto } from '#domain/files/commands.ts';
import { newId } from '#domain/ids.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { PhotoField } from './photo-field.tsx';

/** One's own photo, on one's own page. */
export function OwnPhotoPanel() {
  const profile = useQuery(ownProfile, null);
  const set = useCommand(setPhoto);
  if (profile == null) return null;
  return (
    <PhotoField
      square
      name={profile.name}
      photo={profile.profileImage}
      onSet={content => set({ id: newId(), content })}
    />
  );
}
