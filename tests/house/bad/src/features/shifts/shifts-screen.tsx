import { InboxPanel } from '#features/messages/inbox-panel.tsx'; // BAD lint/style/noRestrictedImports Features never
import type { Device } from '#sync/index.ts'; // BAD lint/style/noRestrictedImports A feature
import { theme } from '#app/theme.ts'; // BAD lint/style/noRestrictedImports A feature
import { Dexie } from 'dexie'; // BAD lint/style/noRestrictedImports Dexie
import { neighbour } from '../bookings/neighbour.ts'; // BAD lint/style/noRestrictedImports Relative
import { openShifts } from '#domain/shifts/queries.ts';

export const used = [InboxPanel, theme, Dexie, neighbour, openShifts];
export type Kept = Device;
export const lazy = () => import('#features/messages/inbox-panel.tsx'); // BAD lint/style/noRestrictedImports Features never
