import { InboxPanel } from '#features/messages/inbox-panel.tsx'; // BAD lint/style/noRestrictedImports Features never
import { ShiftHead } from '#features/shifts/shift-head.tsx';
import { ShiftsScreen } from '../shifts-screen.tsx'; // BAD lint/style/noRestrictedImports Relative

export const used = [InboxPanel, ShiftHead, ShiftsScreen];
