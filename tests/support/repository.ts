// Where the repository lies: tests read its files and start its programs from there.
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../', import.meta.url));
