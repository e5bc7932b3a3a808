import { one } from './cycle-one.ts'; // BAD lint/suspicious/noImportCycles

export const two = (): number => one();
