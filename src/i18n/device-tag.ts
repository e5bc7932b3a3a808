// By whose signs a spreadsheet on this device reads figures: of its country, whatever language the app speaks. Spanish has a comma in
// Madrid and a point in Guadalajara, where a file with the other sign has its sums a hundred times as large.

/** A language with its country, as the browser names it: 'es-MX'. */
export function deviceTag(): string {
  const tag = navigator.languages[0] ?? navigator.language;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    // 'en-US@posix', which some browsers have said.
    return 'en';
  }
}
