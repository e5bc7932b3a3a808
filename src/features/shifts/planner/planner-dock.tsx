// Where a tablet is held upright: the shift that is open and who is free for it, a tab each, at the foot of a board that stays in sight.
import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DetailBeside } from '#ui/detail-frame.tsx';
import { Dock } from '#ui/dock.tsx';
import classes from './planner-dock.module.css';

interface PlannerDockProps {
  readonly shift: ReactNode;
  /** Who is free and rested for its gap; nothing where it has none. */
  readonly free: ReactNode;
  /** Somebody is in the hand: what they can take is told where they were taken up. */
  readonly placing: boolean;
}

export function PlannerDock({ shift, free, placing }: PlannerDockProps) {
  const t = useTranslations('planner.dock');
  const [chosen, choose] = useState<string | null>('shift');
  const tab = free && (placing || chosen === 'free') ? 'free' : 'shift';
  const words = { name: t('name'), half: t('half'), full: t('full'), closed: t('closed') };
  return (
    <div className={classes.dock} data-stuck>
      <Dock words={words}>
        <DetailBeside value={true}>
          {free ? (
            <Tabs value={tab} onChange={choose} keepMounted={false}>
              <Tabs.List aria-label={t('name')}>
                <Tabs.Tab value="shift">{t('shift')}</Tabs.Tab>
                <Tabs.Tab value="free">{t('free')}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="shift" className={classes.panel}>
                {shift}
              </Tabs.Panel>
              <Tabs.Panel value="free">{free}</Tabs.Panel>
            </Tabs>
          ) : (
            shift
          )}
        </DetailBeside>
      </Dock>
    </div>
  );
}
