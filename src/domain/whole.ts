import * as v from 'valibot';

/** A number without a fraction: a count, minutes, a version, minor units of money. */
export const whole = v.pipe(v.number(), v.integer());
