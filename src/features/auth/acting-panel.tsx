// Internal people act in either portal as themselves, which the portal's bar says. The mirror never widens for them: they
// see and do what memberships of their own allow. Without one there is nothing in the portal that could be acted upon, so
// the bar says that, and no screen is drawn.
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MirrorValue } from '#bridge/mirror-value.tsx';
import { useRole } from '#bridge/use-role.tsx';
import type { WorkPortal } from '#domain/profiles/portals.ts';
import { ownVenues } from '#domain/venues/queries.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './bars.module.css';
import { usePortal } from './use-portal.ts';

interface ActingPanelProps {
  readonly area: WorkPortal;
  readonly children: ReactNode;
}

export function ActingPanel({ area, children }: ActingPanelProps) {
  const { internal } = usePortal();
  if (internal !== true) return children;
  return <Acting area={area}>{children}</Acting>;
}

function Acting({ area, children }: ActingPanelProps) {
  const t = useTranslations('common.acting');
  const role = useRole();
  const [venues, setVenues] = useState<number>();
  const onVenues = useCallback((own: readonly unknown[]) => setVenues(own.length), []);
  const belongs = area === 'venue' ? belongsTo(venues, own => own > 0) : belongsTo(role, own => own === 'rockstar');
  return (
    <>
      {area === 'venue' && <MirrorValue query={ownVenues} onValue={onVenues} />}
      <div className={classes.bar}>
        <Notice tone="blue" detail={belongs === false ? t(`none.${area}`) : t('detail')}>
          {t(area)}
        </Notice>
      </div>
      {belongs === true && children}
    </>
  );
}

/** undefined: this device does not know yet, and neither claims nor draws anything. */
function belongsTo<Own>(own: Own | undefined, test: (own: Own) => boolean): boolean | undefined {
  return own === undefined ? undefined : test(own);
}
