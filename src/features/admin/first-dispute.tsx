// The dispute whose time runs out first: what about, between whom, by when, and the way to it.
import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Attention } from '#domain/admin/market.ts';
import { holds } from '#domain/admin/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { useZoneNote } from '#i18n/use-zone-note.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { useAdminRole } from './admin-role-context.ts';
import classes from './attention.module.css';

export function FirstDispute({ dispute }: { readonly dispute: NonNullable<Attention['first']> }) {
  const t = useTranslations('admin.disputes');
  const attention = useTranslations('admin.attention');
  const format = useFormat();
  const roleName = useRoleName();
  const when = useWhen();
  const zoneNote = useZoneNote();
  const decides = holds(useAdminRole(), 'support');
  const { id, kind, name, shift, decideBy } = dispute;
  return (
    <section className={classes.first} aria-labelledby="first-dispute">
      <LitEdge />
      <Group component="p" justify="space-between" gap="4px 12px" m={0}>
        <strong>{t(`kinds.${kind}`)}</strong> <StateChip state="due" label={t('deadline', { by: when.by(decideBy) })} />
      </Group>
      <h3 id="first-dispute">{name}</h3>
      {shift !== null && (
        <p className={classes.detail}>
          {t('where', { role: roleName(shift.role), venue: shift.venueName })}
          <br />
          {[format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz }), zoneNote(shift.startsAt, shift.tz)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <LinkButton to="/admin/reports/disputes/$disputeId" params={{ disputeId: id }} variant="lit" size="lg">
        {attention(decides ? 'decide' : 'openDispute')}
      </LinkButton>
    </section>
  );
}
