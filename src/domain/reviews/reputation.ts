// What open reviews come to, on the cards of people and venues. The server works it out, for people once a day and for venues once a
// week; a device only reads it.

import * as v from 'valibot';
import { whole } from '#domain/whole.ts';

const figure = v.nullable(whole);

/** Tenths of a star, of ninety days and of all time, and of how many. Null while there are fewer than three: new. */
export const reputationColumns = { rating: figure, rating_all: figure, rating_count: figure };
