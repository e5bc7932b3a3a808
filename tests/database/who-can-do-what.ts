// The table of supabase/who-can-do-what.md, as it stands there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#supabase/local/paths.ts';

/** Its lines, the heading's two first. */
export async function whoCanDoWhat(): Promise<string[]> {
  const page = await readFile(join(paths.project, 'who-can-do-what.md'), 'utf8');
  return page.split('\n').filter(line => line.startsWith('|'));
}
