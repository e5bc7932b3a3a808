export const venues = {} as const;
