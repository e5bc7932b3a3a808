// An admin's act goes to the server at once or not at all: without a connection its button says so before it is pressed.
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import { HeldButton, type HeldButtonProps } from '#ui/held-button.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './admin.module.css';

const REASON_ID = 'admin-offline';

interface OfflineNoticeProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly className: string | undefined;
}

/** Once in the frame. */
export function OfflineNotice({ ref, className }: OfflineNoticeProps) {
  const t = useTranslations('admin.gate');
  return (
    useOffline() && (
      <div id={REASON_ID} ref={ref} className={className}>
        <Notice tone="amber">{t('offline')}</Notice>
      </div>
    )
  );
}

/** What holds an act back; undefined while Encore is in reach. */
export function useHeldBy(): string | undefined {
  return useOffline() ? REASON_ID : undefined;
}

export function OnlineButton(props: Omit<HeldButtonProps, 'heldBy'>) {
  const t = useTranslations('admin.gate');
  const heldBy = useHeldBy();
  return (
    <>
      <HeldButton heldBy={heldBy} {...props} />
      {/* At the foot of a sheet, which covers the frame. */}
      {heldBy !== undefined && props.fullWidth === true && <p className={classes.held}>{t('offline')}</p>}
    </>
  );
}
