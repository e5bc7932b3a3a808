// The time zones that a city can be given. Browsers list some by a name that the tz database has replaced: Chromium has
// Asia/Katmandu where Firefox has Asia/Kathmandu. A search for the city as it is written today must find its zone.

const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** `chosen` is among them whatever it is called: a city keeps the zone that it has. */
export function timeZones(chosen?: string): readonly string[] {
  const listed = Intl.supportedValuesOf('timeZone').map(name => RENAMED[name] ?? name);
  return [...new Set([...listed, ...(chosen === undefined ? [] : [chosen])])].sort();
}

/** Those that a person means who types a city as it is written: 'new york', 'st johns', 'St. John’s'. */
export function zonesNamed(typed: string, zones: readonly string[]): readonly string[] {
  const wanted = lettersOf(typed);
  return zones.filter(zone => lettersOf(zone).includes(wanted));
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}/+-]/gu, '')
    .toLowerCase();
}
