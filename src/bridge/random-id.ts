import { v4 } from 'uuid';

/** For what is no row. `crypto.randomUUID` itself is missing over plain HTTP (EN13): there the library makes one of random bytes. */
export function randomId(): string {
  return v4();
}
