export const venues = {};
