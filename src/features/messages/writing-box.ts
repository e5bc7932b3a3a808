/** One chat is open at a time, so there is one box to write in. */
export const WRITING_BOX = 'writing-box';

export function focusWritingBox(): void {
  document.getElementById(WRITING_BOX)?.focus();
}
