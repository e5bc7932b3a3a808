// A point on the ground as people hand it around: two numbers that any map app shows and copies.

import { distance, type Point } from './distance.ts';

/** About ten metres: what a door needs. */
const DECIMALS = 10_000;
const METRES_PER_DEGREE = 111_320;
/** A venue farther from its city's centre than this is a slip of the finger, or another city. */
const CITY_KM = 60;

export function pointText({ lat, lng }: Point): string {
  return `${rounded(lat)}, ${rounded(lng)}`;
}

const LAT_MOST = 90;
const LNG_MOST = 180;
/** With decimal points; whole numbers with a comma between them are no two: '48,85' is one, as half of Europe writes it. */
const WITH_POINTS = /^(?!-?\d+,-?\d+$)(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;
const WITH_COMMAS = /^(-?\d{1,2},\d+)(?:\s*;\s*|,?\s+)(-?\d{1,3},\d+)$/;

/** '38.7223, -9.1393', as maps copy it, or '38,7223; -9,1393'. Null when it is no point. */
export function parsePoint(text: string): Point | null {
  const found = WITH_POINTS.exec(text.trim()) ?? WITH_COMMAS.exec(text.trim());
  const lat = parseDegrees(found?.[1] ?? '', LAT_MOST);
  const lng = parseDegrees(found?.[2] ?? '', LNG_MOST);
  return lat === null || lng === null ? null : rough({ lat, lng });
}

export const parseLat = (text: string): number | null => parseDegrees(text, LAT_MOST);
export const parseLng = (text: string): number | null => parseDegrees(text, LNG_MOST);

function parseDegrees(text: string, most: number): number | null {
  if (!/^-?\d{1,3}([.,]\d+)?$/.test(text.trim())) return null;
  const degrees = Number(text.trim().replace(',', '.'));
  return Math.abs(degrees) <= most ? degrees : null;
}

export function isInCity(point: Point, centre: Point): boolean {
  return distance(point, centre, 'km') <= CITY_KM;
}

/** Every form sends a point: one that is, but for its rounding, the middle of its city was chosen by nobody. Twin of `place_venue`. */
export function isPointPlaced({ lat, lng }: Point, centre: Point): boolean {
  return Math.max(Math.abs(lat - centre.lat), Math.abs(lng - centre.lng)) > 1 / DECIMALS;
}

export const BEARINGS = ['north', 'south', 'west', 'east'] as const;
export type Bearing = (typeof BEARINGS)[number];

/** So many metres on. */
export function moved(point: Point, to: Bearing, metres: number): Point {
  const steps = { north: [1, 0], south: [-1, 0], west: [0, -1], east: [0, 1] } as const;
  const [up, right] = steps[to];
  const degrees = metres / METRES_PER_DEGREE;
  const perLng = Math.max(0.01, Math.cos((point.lat * Math.PI) / 180));
  return rough({ lat: point.lat + up * degrees, lng: point.lng + (right * degrees) / perLng });
}

export function rough({ lat, lng }: Point): Point {
  return { lat: rounded(lat), lng: rounded(lng) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}
