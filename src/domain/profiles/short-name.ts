// A name where there is little room: whole if it fits, else the given name and an initial, never cut off.

/** 'Saoirse MacLeod', 'Saoirse M.', 'Saoirse': the longest that has at most so many letters; the last whatever its length. */
export function nameWithin(name: string, letters: number): string {
  const words = name.trim().split(/\s+/u);
  const [given = name] = words;
  const family = words.length > 1 ? words.at(-1) : undefined;
  const initial = family === undefined ? given : `${given} ${[...family][0]}.`;
  return [name, initial].find(one => [...one].length <= letters) ?? given;
}
