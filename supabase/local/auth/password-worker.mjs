// Compares passwords in a thread of its own: a comparison takes a tenth of a second of pure work, and would hold up every
// other answer of the process. Plain JavaScript, since a thread starts without the loader of the commands.
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

parentPort?.on('message', ({ id, password, hash }) => {
  parentPort?.postMessage({ id, matches: bcrypt.compareSync(password, hash) });
});
