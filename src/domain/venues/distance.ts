// How far a place is, as the crow flies: honest about being direct, and known without a network or a map service.

const EARTH_KM = 6371;
export const KM_PER_MILE = 1.609_344;

export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Null when one of the two is not known. */
export function pointOf(lat: number | null, lng: number | null): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

export function distance(from: Point, to: Point, unit: 'mi' | 'km'): number {
  const km = greatCircleKm(from, to);
  return unit === 'mi' ? km / KM_PER_MILE : km;
}

function greatCircleKm(from: Point, to: Point): number {
  const halfLat = radians(to.lat - from.lat) / 2;
  const halfLng = radians(to.lng - from.lng) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
