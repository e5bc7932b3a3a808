export const shifts = {};
