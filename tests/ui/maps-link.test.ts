import { expect, it } from 'vitest';
import { mapsLink } from '#ui/maps-link.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';

it.each([
  ['Android', android, 5, 'geo:0,0?q=12%20Lantern%20Row%2C%20London%20E2%20%26%20yard'],
  ['an iPhone', iphone, 5, 'maps:?q=12%20Lantern%20Row%2C%20London%20E2%20%26%20yard'],
  ['an iPad', mac, 5, 'maps:?q=12%20Lantern%20Row%2C%20London%20E2%20%26%20yard'],
  ['a Mac', mac, 0, null],
  ['a computer with a touch screen', windows, 10, null],
])(
  'the maps app of %s is opened by its own scheme, never an address of the web',
  (_, userAgent, maxTouchPoints, link) => {
    expect(mapsLink('12 Lantern Row, London E2 & yard', { userAgent, maxTouchPoints })).toBe(link);
  },
);
