// What roles pay and when houses need them. Rates in minor units an hour: outside London, in London; in New York both are
// taken up by half, in dollars. No seeded shift pays an adult below the legal floor of £12.71.
import type { Industry } from './venues.ts';

export interface Pay {
  readonly elsewhere: readonly [number, number];
  readonly london: readonly [number, number];
}

export const PAY: Readonly<Record<string, Pay>> = {
  'kitchen-porter': { elsewhere: [1271, 1380], london: [1300, 1450] },
  barback: { elsewhere: [1271, 1350], london: [1300, 1480] },
  'waiting-staff': { elsewhere: [1271, 1400], london: [1320, 1500] },
  host: { elsewhere: [1271, 1400], london: [1350, 1550] },
  barista: { elsewhere: [1271, 1400], london: [1345, 1550] },
  bartender: { elsewhere: [1300, 1500], london: [1400, 1650] },
  'cocktail-bartender': { elsewhere: [1450, 1700], london: [1600, 1900] },
  'commis-chef': { elsewhere: [1300, 1450], london: [1350, 1550] },
  'chef-de-partie': { elsewhere: [1500, 1700], london: [1600, 1850] },
  'sous-chef': { elsewhere: [1700, 1950], london: [1800, 2100] },
  'head-chef': { elsewhere: [2000, 2600], london: [2200, 3000] },
  'night-porter': { elsewhere: [1271, 1650], london: [1350, 1800] },
  'room-attendant': { elsewhere: [1271, 1400], london: [1350, 1500] },
  supervisor: { elsewhere: [1450, 1650], london: [1550, 1800] },
  'events-crew': { elsewhere: [1271, 1500], london: [1350, 1650] },
};

export interface Pattern {
  readonly from: string;
  readonly to: string;
  readonly roles: readonly string[];
  /** 0 is Sunday; absent: any day. */
  readonly days?: readonly number[];
}

const DINNER: Pattern = {
  from: '17:00',
  to: '23:00',
  roles: ['waiting-staff', 'chef-de-partie', 'kitchen-porter', 'host', 'sous-chef'],
};
const LUNCH: Pattern = { from: '11:30', to: '15:30', roles: ['waiting-staff', 'commis-chef'] };
const BAR_CLOSE: Pattern = { from: '18:00', to: '02:00', roles: ['bartender', 'cocktail-bartender', 'barback'] };

export const PATTERNS: Readonly<Record<Industry, readonly Pattern[]>> = {
  bar: [BAR_CLOSE, BAR_CLOSE, { from: '12:00', to: '18:00', roles: ['bartender', 'waiting-staff'] }],
  restaurant: [DINNER, DINNER, LUNCH, { from: '11:00', to: '15:00', roles: ['head-chef', 'kitchen-porter'] }],
  cafe: [
    { from: '06:30', to: '14:30', roles: ['barista', 'kitchen-porter'] },
    { from: '12:00', to: '14:00', roles: ['barista'] },
  ],
  nightclub: [{ from: '21:00', to: '04:00', roles: ['bartender', 'barback', 'supervisor'], days: [4, 5, 6] }],
  hotel: [
    { from: '06:00', to: '12:00', roles: ['waiting-staff', 'commis-chef', 'room-attendant'] },
    { from: '23:00', to: '07:00', roles: ['night-porter'] },
    { from: '09:00', to: '16:00', roles: ['room-attendant', 'host'] },
  ],
  event: [
    {
      from: '14:00',
      to: '01:00',
      roles: ['events-crew', 'waiting-staff', 'bartender', 'supervisor'],
      days: [4, 5, 6, 0],
    },
  ],
  other: [{ from: '18:00', to: '23:30', roles: ['waiting-staff', 'chef-de-partie'], days: [4, 5, 6] }],
};
