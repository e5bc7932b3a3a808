// Who the person is to others, how they sign in, and how they leave.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { EmailPart } from './email-part.tsx';
import { LeavePart } from './leave-part.tsx';
import { NameRow } from './name-row.tsx';
import { SessionsPart } from './sessions-part.tsx';
import classes from './settings.module.css';
import type { SettingsScreenProps } from './settings-screen.tsx';
import { SupportPart } from './support-part.tsx';

type AccountTabProps = Pick<SettingsScreenProps, 'address' | 'password' | 'documents'>;

export function AccountTab({ address, password, documents }: AccountTabProps) {
  const t = useTranslations('settings');
  const profile = useQuery(ownProfile, null);
  if (profile == null) return null;
  return (
    <div className={classes.columns}>
      <section className={classes.part}>
        <h2 className={classes.heading}>{t('who')}</h2>
        <NameRow key={profile.name} name={profile.name} />
        <EmailPart key={profile.email} email={profile.email} />
        <h2 className={classes.heading}>{t('password')}</h2>
        {password}
        {documents}
      </section>
      <div className={classes.stack}>
        <SessionsPart />
        <SupportPart />
        <LeavePart address={address} />
      </div>
    </div>
  );
}
