// The dispute whose time runs out first: what about, between whom, by when, and the way to it.
import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Attention } from '#domain/admin/market.ts';
import { holds } from '#domain/admin/rules.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftTime } from '#i18n/use-shift-time.ts';
import { useWhen } from '#i18n/use-when.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { useAdminRole } from './admin-role-context.ts';
import classes from './attention.module.css';

export function FirstDispute({ dispute }: { readonly dispute: NonNullable<Attention['first']> }) {
  const t = useTranslations('admin.disputes');
  const attention = useTranslations('admin.attention');
  const roleName = useRoleName();
  const when = useWhen();
  const shiftTime = useShiftTime();
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
          {shiftTime(shift)}
        </p>
      )}
      <LinkButton to="/admin/reports/disputes/$disputeId" params={{ disputeId: id }} variant="lit" size="lg">
        {attention(decides ? 'decide' : 'openDispute')}
      </LinkButton>
    </section>
  );
}
