// What each role of a team may do, in the words that an invitation says it in.
import { useTranslations } from 'use-intl';
import { MEMBER_ROLES } from '#domain/venues/schema.ts';
import classes from './staff-screen.module.css';

export function RolesPart() {
  const t = useTranslations('team');
  const roles = useTranslations('common.memberRoles');
  return (
    <section className={classes.roles}>
      <h2 className={classes.title}>{t('rolesTitle')}</h2>
      <dl className={classes.list}>
        {MEMBER_ROLES.map(role => (
          <div key={role}>
            <dt>{roles(role)}</dt>
            <dd className={classes.dim}>{t(`inviteSheet.roleHint.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
