// When words come. What the frame of every page says comes before anything is drawn; the front page, signing in and the
// portals bring theirs along with their screens (`ui/lazy-screen.ts`). An area, which is a file of words, belongs to one part.

export type Part = 'start' | 'landing' | 'auth' | 'portal' | 'admin' | 'settings';

const elsewhere: Readonly<Record<string, Part>> = {
  admin: 'admin',
  auth: 'auth',
  common: 'start',
  errors: 'start',
  landing: 'landing',
  roles: 'start',
  settings: 'settings',
  states: 'start',
  sync: 'start',
};

/** Not named above: the screens of the portals say it. */
export function partOf(area: string): Part {
  return elsewhere[area] ?? 'portal';
}
