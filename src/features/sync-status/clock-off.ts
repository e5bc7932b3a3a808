const MINUTE_MS = 60_000;
/** Nobody misses anything by less. */
const TOLD_MIN = 20;
/** By so much two answers may differ that came over a bad line. */
const ALIKE_MIN = 5;

/** Of what a device was ahead at its last two answers, in milliseconds: by how many minutes its clock is, below 0 behind; 0: nothing to tell. */
export function minutesOff(heard: readonly (number | null)[]): number {
  const [before = null, last = null] = heard;
  if (before === null || last === null) return 0;
  const off = Math.round(last / MINUTE_MS);
  const alike = Math.abs(last - before) <= ALIKE_MIN * MINUTE_MS;
  return alike && Math.abs(off) >= TOLD_MIN ? off : 0;
}
