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

/** '38.7223, -9.1393', as maps copy it. Null when it is no point. */
export function parsePoint(text: string): Point | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (found === null) return null;
  const point = { lat: Number(found[1]), lng: Number(found[2]) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? rough(point) : null;
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
