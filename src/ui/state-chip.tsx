// Where something stands, as icon + word + colour from one table. Dashed: only on this device. Outlined: the server has
// it. Filled: settled. Nothing is drawn as filled before the server said so.

import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowUp,
  IconBan,
  IconCheck,
  IconChecks,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleFilled,
  IconCircleMinus,
  IconClock,
  IconClockExclamation,
  IconClockUp,
  IconCoffee,
  IconHourglass,
  IconLock,
  IconMail,
  IconMapPinCheck,
  IconPencil,
  IconScale,
  IconStar,
  IconUserX,
  IconWifiOff,
} from '@tabler/icons-react';
import classes from './state-chip.module.css';
import { type Icon, ThisDeviceIcon } from './this-device-icon.tsx';
import { useStateWord } from './use-state-word.ts';

type ChipStyle = 'dashed' | 'outline' | 'green' | 'amber' | 'red' | 'blue' | 'neutral';

const chips = {
  onThisDevice: [ThisDeviceIcon, 'dashed'],
  waiting: [IconClock, 'dashed'],
  sending: [IconArrowUp, 'outline'],
  sent: [IconCheck, 'outline'],
  waitlisted: [IconHourglass, 'outline'],
  offered: [IconHourglass, 'amber'],
  held: [IconHourglass, 'outline'],
  invited: [IconMail, 'outline'],
  hoursSent: [IconClockUp, 'outline'],
  sealed: [IconLock, 'outline'],
  shortlisted: [IconStar, 'outline'],
  confirmed: [IconCircleCheckFilled, 'green'],
  checkedIn: [IconMapPinCheck, 'green'],
  resting: [IconCoffee, 'green'],
  approved: [IconChecks, 'green'],
  changed: [IconAlertTriangle, 'amber'],
  late: [IconClockExclamation, 'amber'],
  silent: [IconWifiOff, 'dashed'],
  draft: [IconPencil, 'neutral'],
  open: [IconCircleDashed, 'blue'],
  filled: [IconCircleFilled, 'neutral'],
  notSelected: [IconCircleMinus, 'neutral'],
  withdrawn: [IconCircleMinus, 'neutral'],
  released: [IconCircleMinus, 'neutral'],
  transferred: [IconCircleMinus, 'neutral'],
  ended: [IconCheck, 'neutral'],
  due: [IconClock, 'neutral'],
  cancelled: [IconBan, 'red'],
  noShow: [IconUserX, 'red'],
  disputed: [IconScale, 'red'],
  refused: [IconAlertCircle, 'red'],
} as const satisfies Record<string, readonly [Icon, ChipStyle]>;

export type ChipState = keyof typeof chips;

interface StateChipProps {
  readonly state: ChipState;
  /** Of a waitlisted one: the place in the line, from 1. */
  readonly position?: number;
  /** Says more than the table's word, in its place: '14 min late'. Already in the person's language. */
  readonly label?: string;
  /** That goes with such a word. */
  readonly icon?: Icon;
}

export function StateChip({ state, position = 0, label, icon }: StateChipProps) {
  const stateWord = useStateWord();
  const [ofState, style] = chips[state];
  const Icon = icon ?? ofState;
  return (
    <span className={`${classes.chip} ${classes[style]}`} data-state={state}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {label ?? stateWord(state, position)}
    </span>
  );
}
