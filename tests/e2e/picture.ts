// Pictures of a story at the three widths that the design is judged at, for people to look at.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '#tests/support/repository.ts';
import { desktop, type Person, phone, tablet } from './person.ts';

const folder = join(repository, 'test-results/story');
const widths = [phone, tablet, desktop];

/** `test-results/story/<name>-360.png` and so on; the person's own width is restored. */
export async function picture(person: Person, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const own = person.page.viewportSize();
  for (const size of widths) {
    await person.page.setViewportSize(size);
    await person.page.screenshot({ path: join(folder, `${name}-${size.width}.png`), animations: 'disabled' });
  }
  if (own !== null) await person.page.setViewportSize(own);
}
