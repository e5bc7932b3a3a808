// The 28 venues: names are invented, addresses and numbers are fictional. Shares by city and industry are those of a
// British market, with two houses in New York for another zone and currency.
import { seedId } from './chance.ts';

export type Industry = 'bar' | 'restaurant' | 'cafe' | 'nightclub' | 'hotel' | 'event' | 'other';
export type City = 'london' | 'manchester' | 'edinburgh' | 'bristol' | 'leeds' | 'brighton' | 'new-york';

export interface SeedVenue {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly industry: Industry;
  readonly city: City;
  readonly address: string;
  readonly status: 'active' | 'paused' | 'archived';
  readonly verified: boolean;
}

export const CITIES: Readonly<
  Record<City, { tz: string; currency: 'GBP' | 'USD'; lat: number; lng: number; town: string }>
> = {
  london: { tz: 'Europe/London', currency: 'GBP', lat: 51.5072, lng: -0.1276, town: 'London' },
  manchester: { tz: 'Europe/London', currency: 'GBP', lat: 53.4808, lng: -2.2426, town: 'Manchester' },
  edinburgh: { tz: 'Europe/London', currency: 'GBP', lat: 55.9533, lng: -3.1883, town: 'Edinburgh' },
  bristol: { tz: 'Europe/London', currency: 'GBP', lat: 51.4545, lng: -2.5879, town: 'Bristol' },
  leeds: { tz: 'Europe/London', currency: 'GBP', lat: 53.8008, lng: -1.5491, town: 'Leeds' },
  brighton: { tz: 'Europe/London', currency: 'GBP', lat: 50.8225, lng: -0.1372, town: 'Brighton' },
  'new-york': { tz: 'America/New_York', currency: 'USD', lat: 40.7128, lng: -74.006, town: 'New York' },
};

type Line = readonly [slug: string, name: string, industry: Industry, city: City, street: string];

const VERIFIED: readonly Line[] = [
  ['copper-thistle', 'The Copper Thistle', 'bar', 'london', '12 Lantern Row, London E2'],
  ['harbour-and-rye', 'Harbour & Rye', 'bar', 'london', '4 Old Granary Wharf, London SE16'],
  ['saltmarket-social', 'Saltmarket Social', 'restaurant', 'london', '88 Saltmarket, London N1'],
  ['the-long-table', 'The Long Table', 'restaurant', 'london', '31 Cooper Yard, London SE1'],
  ['marmalade-hotel', 'The Marmalade Hotel', 'hotel', 'london', '9 Orangery Place, London WC1'],
  ['small-hours', 'Small Hours', 'nightclub', 'london', '60 Viaduct Arches, London E8'],
  ['kettle-and-crumb', 'Kettle & Crumb', 'cafe', 'london', '5 Bakers Passage, London W1'],
  ['confetti-and-co', 'Confetti & Co Events', 'event', 'london', '2 Ribbon Works, London SE8'],
  ['the-brass-owl', 'The Brass Owl', 'bar', 'manchester', '17 Foundry Steps, Manchester M4'],
  ['loom', 'Loom', 'restaurant', 'manchester', '40 Weavers Court, Manchester M1'],
  ['penny-post-hotel', 'Penny Post Hotel', 'hotel', 'manchester', '1 Sorting Office Square, Manchester M2'],
  ['bell-and-barley', 'Bell & Barley', 'bar', 'manchester', '23 Maltings Lane, Manchester M3'],
  ['the-wynd', 'The Wynd', 'restaurant', 'edinburgh', '7 Tanners Wynd, Edinburgh EH1'],
  ['auld-lamp', 'The Auld Lamp', 'bar', 'edinburgh', '19 Lamplighter Close, Edinburgh EH1'],
  ['castlegate-house', 'Castlegate House', 'hotel', 'edinburgh', '3 Castlegate, Edinburgh EH2'],
  ['tidewater', 'Tidewater', 'restaurant', 'bristol', '14 Floating Quay, Bristol BS1'],
  ['cider-press', 'The Cider Press', 'bar', 'bristol', '8 Orchard Steps, Bristol BS2'],
  ['mill-street-kitchen', 'Mill Street Kitchen', 'restaurant', 'leeds', '52 Mill Street, Leeds LS9'],
  ['pier-nine', 'Pier Nine', 'nightclub', 'brighton', '9 Lower Promenade, Brighton BN2'],
  ['fire-escape', 'Fire Escape', 'bar', 'new-york', '211 Ludgate Street, New York, NY'],
];
const UNVERIFIED: readonly Line[] = [
  ['the-quiet-bean', 'The Quiet Bean', 'cafe', 'london', '70 Chapel Mews, London NW5'],
  ['supper-club-number-six', 'Supper Club Number Six', 'other', 'london', '6 Number Street, London E5'],
  ['first-crack', 'First Crack', 'cafe', 'bristol', '27 Roasters Yard, Bristol BS3'],
  ['tram-stop', 'Tram Stop Canteen', 'restaurant', 'leeds', '1 Terminus Road, Leeds LS1'],
  ['gala-house', 'Gala House Weddings', 'event', 'edinburgh', '44 Mount Gala, Edinburgh EH3'],
  ['stoop', 'Stoop', 'restaurant', 'new-york', '18 Brownstone Avenue, New York, NY'],
];
const PAUSED: Line = ['last-orders', 'Last Orders', 'bar', 'manchester', '2 Closing Time, Manchester M1'];
const ARCHIVED: Line = ['the-old-bakery', 'The Old Bakery', 'cafe', 'brighton', '33 Flour Lane, Brighton BN1'];

function venue(line: Line, status: SeedVenue['status'], verified: boolean): SeedVenue {
  const [slug, name, industry, city, address] = line;
  return { id: seedId(`venue:${slug}`), slug, name, industry, city, address, status, verified };
}

export const VENUES: readonly SeedVenue[] = [
  ...VERIFIED.map(line => venue(line, 'active', true)),
  ...UNVERIFIED.map(line => venue(line, 'active', false)),
  venue(PAUSED, 'paused', true),
  venue(ARCHIVED, 'archived', false),
];
