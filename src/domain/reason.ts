// What somebody writes to say why: a reason, a note beside an act, an answer to a dispute. All have one length, which SQL asks for too.
import * as v from 'valibot';
import { saidText } from '#domain/said.ts';

/** In UTF-16 units, as text boxes count: never more than SQL's characters. */
export const REASON_LENGTH = 500;

/** May say nothing. */
export const noteText = v.pipe(v.string(), saidText, v.maxLength(REASON_LENGTH));

/** Has to say something. */
export const reasonText = v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(REASON_LENGTH));
