// The tabs of somebody's own page: read first; Edit opens the fields, and nothing is saved before Save Changes.
import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { EditBar } from './edit-bar.tsx';
import classes from './profile.module.css';
import type { ProfileForm } from './use-profile-form.ts';

const PROFILE_TABS = ['personal', 'contact', 'professional', 'availability'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

interface ProfileTabsProps {
  readonly form: ProfileForm;
  readonly tab: ProfileTab;
  readonly onTab: (tab: ProfileTab) => void;
  /** Those that the form saves, by their names. */
  readonly panels: Partial<Readonly<Record<Exclude<ProfileTab, 'availability'>, ReactNode>>>;
  /** The calendar, which saves by itself. */
  readonly availability?: ReactNode;
}

export function ProfileTabs({ form, tab, onTab, panels, availability }: ProfileTabsProps) {
  const t = useTranslations('profiles.tabs');
  const menu = useTranslations('common.menu');
  const all = PROFILE_TABS.filter(one => (one === 'availability' ? availability : panels[one]) !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const { editing } = form;
  const before = useRef(editing);
  // On a phone the ways to go stand above: what Edit opens below the middle of the screen comes up. Edit itself has left the page, and
  // with it the focus of whoever goes by keys.
  useEffect(() => {
    const here = place.current;
    const begins = editing && !before.current;
    before.current = editing;
    if (!editing || here === null) return;
    if (here.getBoundingClientRect().top > innerHeight / 2) here.scrollIntoView();
    const byKeys = document.documentElement.dataset.byKeys !== undefined;
    if (begins && byKeys) here.querySelector<HTMLElement>('form :is(input, textarea, select)')?.focus();
  }, [editing]);
  return (
    <Tabs
      ref={place}
      value={tab}
      onChange={value => onTab(all.find(one => one === value) ?? 'personal')}
      keepMounted={false}
      className={classes.tabs ?? ''}
    >
      <Tabs.List className={classes.list ?? ''} aria-label={menu('profile')}>
        {all.map(value => (
          <Tabs.Tab key={value} value={value}>
            {t(value)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void form.save();
        }}
      >
        {form.editing && tab !== 'availability' && (
          <>
            <KeptLine kept={form.kept} />
            {form.isChanged && <ChangedElsewhere onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs} />}
          </>
        )}
        {all.map(
          one =>
            one !== 'availability' && (
              <Tabs.Panel key={one} value={one}>
                {panels[one]}
              </Tabs.Panel>
            ),
        )}
        {form.editing && tab !== 'availability' && <EditBar changed={form.changed} onCancel={form.cancel} />}
      </form>
      {availability !== undefined && <Tabs.Panel value="availability">{availability}</Tabs.Panel>}
    </Tabs>
  );
}
