// Two presses at once: the second comes before the screen has drawn that the first was taken, as a double click does on a slow phone.
import type { Locator } from '@playwright/test';

export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
