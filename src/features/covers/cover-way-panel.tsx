// At a gap: the way to asking for cover, and whether it is under way. Asks meanwhile who is free, so that it is known without signal.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { coverOfShift } from '#domain/covers/queries.ts';
import { candidatesForShift } from '#domain/invitations/candidates.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useCoverFit } from './use-cover-fit.ts';
import { MOST_SHOWN } from './use-cover-people.ts';

interface CoverWayProps {
  readonly shift: Shift;
  readonly lit?: boolean;
}

export function CoverWayPanel({ shift, lit = false }: CoverWayProps) {
  const t = useTranslations('covers');
  const cover = useQuery(coverOfShift, { shiftId: shift.id });
  const candidates = useQuery(candidatesForShift, { shiftId: shift.id });
  useCoverFit(shift, candidates?.slice(0, MOST_SHOWN).map(({ person }) => person.id) ?? []);
  const asking = cover?.status === 'asking';
  return (
    <LinkButton
      to="/venue/shifts/$shiftId/cover"
      params={{ shiftId: shift.id }}
      variant={lit && !asking ? 'lit' : 'outline'}
    >
      {t(asking ? 'running' : 'open')}
    </LinkButton>
  );
}
