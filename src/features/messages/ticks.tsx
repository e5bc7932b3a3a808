import {
  IconAlertCircle,
  IconCheck,
  IconChecks,
  IconCircleDashed,
  IconClock,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { MessageState } from '#domain/conversations/rules.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import classes from './bubble.module.css';

const ICONS: Readonly<Record<MessageState, TablerIcon>> = {
  saving: IconCircleDashed,
  onDevice: IconClock,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
  failed: IconAlertCircle,
};

/** How far a message has come: a shape for each step, a heavier one in colour for read, and the word for readers. */
export function Ticks({ state }: { readonly state: MessageState }) {
  const t = useTranslations('messages.states');
  const device = useDeviceWord();
  const Icon = ICONS[state];
  return (
    <span className={classes.ticks} data-state={state}>
      <Icon size={18} stroke={state === 'read' ? 2.5 : 1.75} aria-hidden="true" />
      <span className={state === 'onDevice' ? classes.onDevice : classes.hidden}>
        {t(state === 'onDevice' ? `onDevice.${device}` : state)}
      </span>
    </span>
  );
}
