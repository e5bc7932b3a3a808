import { ShiftCard } from '#features/shifts/find/shift-card.tsx'; // BAD lint/style/noRestrictedImports Features never

export const used = ShiftCard;
