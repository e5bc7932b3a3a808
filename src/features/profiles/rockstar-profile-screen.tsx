// A rockstar's own page in tabs: who they are, how to reach them, what they work as, and when. Read first; Edit opens the
// fields, and nothing is saved before Save Changes.
import { Button, Progress } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownCalendar } from '#domain/availability/queries.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { completenessOf, type ProfilePart } from '#domain/profiles/rules.ts';
import type { OwnProfile } from '#domain/profiles/schema.ts';
import { ActButton } from '#ui/act-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { ContactTab } from './contact-tab.tsx';
import { PersonalTab } from './personal-tab.tsx';
import { ProfessionalTab } from './professional-tab.tsx';
import classes from './profile.module.css';
import { type ProfileTab, ProfileTabs } from './profile-tabs.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Where each part is filled in; the photo stands above them all. */
const TAB_OF = {
  roles: 'professional',
  minimum: 'professional',
  home: 'contact',
  hours: 'availability',
  phone: 'contact',
  bio: 'personal',
  town: 'contact',
  photo: null,
} as const satisfies Record<ProfilePart, ProfileTab | null>;

interface RockstarProfileScreenProps {
  /** The person's photo, which saves by itself. */
  readonly photo: ReactNode;
  /** Where else to go: what the bars have no room for. */
  readonly ways: ReactNode;
  /** The calendar, which saves by itself. */
  readonly availability: ReactNode;
  /** Language, appearance, sign-out: the same for everybody. */
  readonly device: ReactNode;
}

export function RockstarProfileScreen(props: RockstarProfileScreenProps) {
  const profile = useQuery(ownProfile, null);
  if (profile == null) return null;
  return <Profile key={profile.id} profile={profile} {...props} />;
}

function Profile(props: RockstarProfileScreenProps & { readonly profile: OwnProfile }) {
  const { profile, photo, ways, availability, device } = props;
  const t = useTranslations('profiles');
  const form = useProfileForm(profile);
  const [tab, open] = useState<ProfileTab>('personal');
  const tabs = useRef<HTMLDivElement>(null);
  const photoField = useRef<HTMLDivElement>(null);
  const fillIn = (part: ProfilePart) => {
    const to = TAB_OF[part];
    if (to === null) return photoField.current?.querySelector('button')?.focus();
    tabs.current?.scrollIntoView();
    open(to);
    if (to !== 'availability') form.edit();
  };
  const edit = (
    <ActButton variant="outline" size="md" fullWidth={false} onClick={form.edit}>
      {t('edit')}
    </ActButton>
  );
  const editable = tab !== 'availability' && !form.editing;
  return (
    <Screen title={profile.name} lead={profile.email} {...(editable ? { aside: edit } : {})}>
      <div className={classes.page}>
        {ways}
        <div className={classes.own}>
          <div ref={photoField}>{photo}</div>
          <Completeness profile={profile} onFillIn={fillIn} />
          <div ref={tabs} className={classes.place}>
            <ProfileTabs
              form={form}
              tab={tab}
              onTab={open}
              panels={{
                personal: <PersonalTab form={form} />,
                contact: <ContactTab form={form} email={profile.email} />,
                professional: <ProfessionalTab form={form} />,
              }}
              availability={availability}
            />
          </div>
        </div>
        <div>{device}</div>
      </div>
    </Screen>
  );
}

interface CompletenessProps {
  readonly profile: OwnProfile;
  readonly onFillIn: (part: ProfilePart) => void;
}

/** How much of the page is filled in, and the way to each part that is missing, what helps most first; gone when none is. */
function Completeness({ profile, onFillIn }: CompletenessProps) {
  const t = useTranslations('profiles');
  const calendar = useQuery(ownCalendar, null);
  if (calendar === undefined) return null;
  const { percent, missing } = completenessOf(profile, calendar.rules.length > 0);
  if (missing.length === 0) return null;
  return (
    <div className={classes.completeness}>
      <p className={classes.percent}>{t('complete', { percent: String(percent) })}</p>
      <Progress
        value={percent}
        aria-label={t('complete', { percent: String(percent) })}
        color="var(--e-ink)"
        bg="var(--e-sunk)"
      />
      <p className={classes.next}>{t('missing')}</p>
      <div className={classes.missing}>
        {missing.map(part => (
          <Button key={part} variant="outline" size="sm" onClick={() => onFillIn(part)}>
            {t(`part.${part}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
