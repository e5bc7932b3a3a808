// What the log says of before and after, in words: a role, a verification, a decision, a state, the minutes that were decided.
import { useTranslations } from 'use-intl';
import { ADMIN_ROLES } from '#domain/admin/schema.ts';
import { MEMBER_ROLES } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';

const STATES = [
  'waiting',
  'verified',
  'unverified',
  'rejected',
  'active',
  'inactive',
  'suspended',
  'paused',
  'archived',
  'published',
  'removed',
  'upheld',
  'taken_back',
] as const;

/** A dash for nothing, and for what this version does not know. */
export function useStateWord(): (state: string | null) => string {
  const roles = useTranslations('common.adminRoles');
  const team = useTranslations('common.memberRoles');
  const t = useTranslations('admin.security.states');
  const dashboard = useTranslations('admin.dashboard');
  const format = useFormat();
  return state => {
    const role = ADMIN_ROLES.find(known => known === state);
    if (role !== undefined) return roles(role);
    const member = MEMBER_ROLES.find(known => known === state);
    if (member !== undefined) return team(member);
    if (state === 'approve' || state === 'refuse') return dashboard(state);
    const [kind, ...rest] = (state ?? '').split(':');
    const said = rest.join(':');
    if (kind === 'minutes') return format.duration(Number(said));
    if (kind === 'version') return t('version', { n: said });
    if (kind === 'name') return said;
    const known = STATES.find(one => one === state);
    return known === undefined ? '–' : t(known);
  };
}
