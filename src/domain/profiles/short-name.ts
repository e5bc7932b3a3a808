// A name where there is little room: whole if it fits, else the given name and an initial. Only what is longer than any given
// name, and has no space to break at, is cut.

/** As long as given names are. */
const LONGEST_GIVEN = 24;

/** 'Saoirse MacLeod', 'Saoirse M.', 'Saoirse': the longest that has at most so many letters; the last whatever its length. */
export function nameWithin(name: string, letters: number): string {
  const words = name.trim().split(/\s+/u);
  const [given = name] = words;
  const family = words.length > 1 ? words.at(-1) : undefined;
  const initial = family === undefined ? given : `${given} ${[...family][0]}.`;
  const fitting = [name, initial].find(one => [...one].length <= letters);
  if (fitting !== undefined) return fitting;
  const written = [...given];
  return written.length <= LONGEST_GIVEN ? given : `${written.slice(0, Math.max(1, letters - 1)).join('')}.`;
}
