import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { StubCard, StubTimes } from '#ui/stub-card.tsx';
import classes from './demo.module.css';
import { LONDON, nights } from './demo-nights.ts';

/** What a rockstar sees first: which shift fits, which does not, and why. */
export function FindDemo() {
  const t = useTranslations('landing.demo');
  const role = useRoleName();
  const format = useFormat();
  const times = (night: { start: string; end: string }) => ({
    start: format.clock(night.start, LONDON),
    end: format.clock(night.end, LONDON),
  });
  return (
    <div className={classes.finds}>
      <p className={classes.heading}>{t('find')}</p>
      <StubCard stub={<StubTimes {...times(nights.saturday)} />}>
        <Card role={role('cocktail-bartender')} venue="Ninth Bell" pay={format.money(1750, 'GBP')} />
        <p className={classes.fit}>
          <IconCheck size={18} stroke={2} className={classes.yes} />
          {t('fits')}
        </p>
      </StubCard>
      <StubCard sunk stub={<StubTimes {...times(nights.saturdayNoon)} />}>
        <Card role={role('bartender')} venue="Foxglove Rooms" pay={format.money(1520, 'GBP')} />
        <p className={classes.fit}>
          <IconX size={18} stroke={2} className={classes.no} />
          {t('tooSoon')}
        </p>
      </StubCard>
    </div>
  );
}

function Card({ role, venue, pay }: { readonly role: string; readonly venue: string; readonly pay: string }) {
  return (
    <>
      <div className={classes.between}>
        <span className={classes.role}>{role}</span>
        <span className={classes.pay}>{pay}</span>
      </div>
      <p className={classes.dim}>{venue}</p>
    </>
  );
}
