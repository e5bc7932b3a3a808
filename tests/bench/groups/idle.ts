// What a sync costs when there is nothing to do: one request, up and down in the same call.
import type { Group } from '#tests/bench/bench.ts';
import { onStage } from '#tests/bench/browser.ts';
import { demoPassword, signInPage } from '#tests/e2e/accounts.ts';
import { pageSynced } from '#tests/e2e/sync.ts';

/** Long enough for any request that a finished call would still cause. */
const afterwardsMs = 3_000;

export const group: Group = {
  name: 'idle',
  run: () =>
    onStage(async ({ browser, backend }) => {
      const context = await browser.newContext({ baseURL: backend.url });
      const page = await context.newPage();
      await signInPage(page, { portal: 'rockstar', email: 'rocco@example.com', password: demoPassword });
      await pageSynced(page);
      await page.getByRole('button', { name: /^All synced/ }).click();
      await page.waitForTimeout(afterwardsMs);
      const asked: number[] = [];
      context.on('request', request => {
        if (request.url().includes('/v1/')) asked.push(request.postDataBuffer()?.length ?? 0);
      });
      await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
      await page.waitForTimeout(afterwardsMs);
      return [
        { name: 'requests of a sync with nothing to do', value: asked.length, unit: 'requests', budget: 1 },
        { name: 'bytes it sends', value: asked.reduce((sum, size) => sum + size, 0), unit: 'bytes', budget: null },
      ];
    }),
};
