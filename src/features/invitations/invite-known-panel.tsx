// The way to ask somebody whose card is on this device for one of the venue's posts; nothing where it is not.
import { useQuery } from '#bridge/use-query.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { InvitePersonPanel } from './invite-person-panel.tsx';

interface InviteKnownPanelProps {
  readonly venueId: string;
  readonly workerId: string;
}

export function InviteKnownPanel({ venueId, workerId }: InviteKnownPanelProps) {
  const people = useQuery(profilesByIds, { ids: [workerId] });
  const [person] = [...(people?.values() ?? [])];
  return person === undefined ? null : <InvitePersonPanel venueId={venueId} person={person} />;
}
