// A picture of the product, drawn from its own pieces instead of a screenshot: sharp on every screen, in the reader's
// language and scheme. Nothing in it can be pressed, and readers hear one sentence about it.
import { IconDeviceMobile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { LitColon } from '#ui/lit-colon.tsx';
import { Mark } from '#ui/mark.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { Ticket } from '#ui/ticket.tsx';
import classes from './demo.module.css';
import { COPPER_THISTLE, LONDON, nights } from './demo-nights.ts';

export function PhoneDemo() {
  const t = useTranslations('landing.demo');
  const time = useTranslations('common.time');
  const role = useRoleName();
  const format = useFormat();
  return (
    <div className={classes.stage} role="img" aria-label={t('label')}>
      <div className={classes.phone} aria-hidden="true" inert>
        <div className={classes.phoneHead}>
          <Mark size={26} />
          <span className={classes.badge}>
            <IconDeviceMobile size={16} stroke={2} />
            {t('badge')}
          </span>
        </div>
        <p className={classes.heading}>{t('heading')}</p>
        <Ticket lit label="">
          <div className={classes.between}>
            <span>{format.dayHeading(nights.friday.start, LONDON)}</span>
            <StateChip state="confirmed" />
          </div>
          <p className={classes.time}>
            <LitColon time={format.clock(nights.friday.start, LONDON)} />
            <span className={classes.until}>
              –{format.clock(nights.friday.end, LONDON)}
              <span className={classes.nextDay}>{time('plusDays', { days: 1 })}</span>
            </span>
          </p>
          <p className={classes.place}>{`${role('bartender')}, ${COPPER_THISTLE.name}`}</p>
          <p className={classes.dim}>{COPPER_THISTLE.address}</p>
          <div className={classes.figures}>
            <span>
              <strong>{format.money(1550, 'GBP')}</strong>
              {t('perHour')}
            </span>
            <span>
              <strong>{format.money(11_625, 'GBP')}</strong>
              {t('estimated')}
            </span>
          </div>
        </Ticket>
        <DayList title={t('applied')} count={2}>
          <DayRow
            at={nights.sunday.start}
            tz={LONDON}
            lead={`Marlowe House · ${role('waiting-staff')}`}
            second={`${format.range({ ...nights.sunday, tz: LONDON })}, ${format.money(1480, 'GBP')}`}
            state={<StateChip state="onThisDevice" label={t('onPhone')} icon={IconDeviceMobile} />}
          />
          <DayRow
            at={nights.tuesday.start}
            tz={LONDON}
            lead={`Harbour & Rye · ${role('bartender')}`}
            second={`${format.range({ ...nights.tuesday, tz: LONDON })}, ${format.money(1600, 'GBP')}`}
            state={<StateChip state="sent" />}
          />
        </DayList>
      </div>
    </div>
  );
}
