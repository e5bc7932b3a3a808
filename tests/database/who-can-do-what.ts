// The table of supabase/README.md, as it stands there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#supabase/local/paths.ts';

/** Its lines, the heading's two first. */
export async function whoCanDoWhat(): Promise<string[]> {
  const readme = await readFile(join(paths.project, 'README.md'), 'utf8');
  const section = readme.slice(readme.indexOf('## Who can do what'), readme.indexOf('## Who may learn what'));
  return section.split('\n').filter(line => line.startsWith('|'));
}
