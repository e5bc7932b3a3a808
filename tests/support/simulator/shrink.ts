// Leaves events out of a failing story for as long as it still fails.
import { play, type Verdict } from './run.ts';
import type { Story } from './story.ts';

export async function shrink(failing: Story): Promise<{ readonly story: Story; readonly verdict: Verdict }> {
  let story = failing;
  let verdict = await play(story);
  for (let size = Math.ceil(story.events.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < story.events.length; ) {
      const smaller = { ...story, events: story.events.filter((_, index) => index < at || index >= at + size) };
      const again = await play(smaller);
      if (again.broken.length > 0) {
        story = smaller;
        verdict = again;
      } else at += size;
    }
  }
  return { story, verdict };
}
