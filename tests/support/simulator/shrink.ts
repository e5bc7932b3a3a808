// The shortest story that still breaks a promise.
import { shortest } from '#tests/support/shrink.ts';
import { play, type Verdict } from './run.ts';
import type { Story } from './story.ts';

export async function shrink(failing: Story): Promise<{ readonly story: Story; readonly verdict: Verdict }> {
  const { events, failure } = await shortest(failing.events, await play(failing), async events => {
    const verdict = await play({ ...failing, events });
    return verdict.broken.length > 0 ? verdict : undefined;
  });
  return { story: { ...failing, events }, verdict: failure };
}
