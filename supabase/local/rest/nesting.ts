// How deep JSON is nested, without reading it in: the embedded engine has no guard of its stack, and an array in an array
// in an array ends it.

/** Deeper than anybody's request, far from the engine's end. */
export const DEEPEST = 100;

/** Brackets that are open at once, outside of strings, at the most. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json[index];
    if (inString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return deepest;
}
