/** Something lies over the page and has the keys for itself. */
export function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}
