export const shifts = {} as const;
