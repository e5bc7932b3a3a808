// WebKit goes on with the styles of a width that its window no longer has (WebKitGTK 2.50.6: a phone turned upright, a window
// made narrower): its media queries answer rightly, but rules that no longer apply stay. A rule that is put in and taken out has it match
// them all anew. Other browsers have no need of it.
import { em } from '@mantine/core';

/** Where our style sheets break most, and where a phone or tablet that is turned passes. */
const WIDTHS = [480, 600, 820, 1024, 1440, 1680, 1920];

export function matchAnewByWidth(): void {
  if (!navigator.vendor.startsWith('Apple')) return;
  for (const width of WIDTHS) matchMedia(`(min-width: ${em(width)})`).addEventListener('change', matchAnew);
}

function matchAnew(): void {
  const [sheet] = document.styleSheets;
  if (sheet === undefined) return;
  sheet.insertRule('#match-anew {}', 0);
  sheet.deleteRule(0);
}
