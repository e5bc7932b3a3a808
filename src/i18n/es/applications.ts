export const applications = {};
