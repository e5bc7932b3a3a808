import { two } from './cycle-two.ts'; // BAD lint/suspicious/noImportCycles

export const one = () => two();
