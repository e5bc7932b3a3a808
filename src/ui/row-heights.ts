// The heights of a list's rows as they were last measured. A list that somebody comes back to is as long as they left it, so the
// row they left is where it was; by expected heights it was up to three rows off.

/** Of one list at one width: another list, or a turned phone, begins anew. */
let kept = { list: '', width: 0, heights: new Map<string, number>() };

/** By a row's key, in px. `list` is its label. */
export function rowHeights(list: string): Map<string, number> {
  if (kept.list !== list || kept.width !== innerWidth) {
    kept = { list, width: innerWidth, heights: new Map() };
  }
  return kept.heights;
}
