export const first = 0; // BAD lint/style/useFilenamingConvention
