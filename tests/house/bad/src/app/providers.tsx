import { ShiftsScreen } from '#features/shifts/shifts-screen.tsx'; // BAD lint/style/noRestrictedImports app/

export const used = [ShiftsScreen];
