// Nobody of the platform decides about a venue that they belong to.
import * as v from 'valibot';

/** The names of those who may decide about the reader's own venue; null: it is not theirs. */
export const ownDeciders = v.optional(v.nullable(v.array(v.string())), null);
