// The address of a place for the maps app of a phone, which opens by its own scheme: no key, and nothing is asked of anybody by us.
// A computer has none that every browser knows.

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Null where there is no app to open. */
export function mapsLink(address: string, { userAgent, maxTouchPoints }: Device): string | null {
  const query = encodeURIComponent(address);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`;
  // An iPad says that it is a Mac, which has the same app and no touch screen.
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return `maps:?q=${query}`;
  return null;
}
