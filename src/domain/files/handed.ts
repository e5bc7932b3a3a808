// A file that somebody hands in: a PDF or a picture of a megabyte at most.
import * as v from 'valibot';
import { FILE_TYPES } from './content.ts';

/** Of one file, before it is written as base64. */
export const HANDED_BYTES = 1024 * 1024;

export const handedFile = v.object({
  name: v.string(),
  type: v.picklist(FILE_TYPES),
  /** In base64. */
  content: v.pipe(v.string(), v.base64()),
});
export type HandedFile = v.InferOutput<typeof handedFile>;
