// The two sides of work: who gives it and who does it. Chats, opinions and timesheets have one of each.

export const SIDES = ['venue', 'rockstar'] as const;
export type Side = (typeof SIDES)[number];
