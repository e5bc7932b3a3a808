// How far from the venue a phone takes itself to be: evidence that a Rockstar may add to a check-in. It is reckoned on the phone, so that where
// they are leaves it never. Knows nothing of how a browser finds its place.

import { distance, type Point, pointOf } from '#domain/venues/distance.ts';
import type { Venue } from '#domain/venues/schema.ts';

/** What a browser says of its place. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  /** In metres, with a certainty of 95 in a hundred. */
  readonly accuracy: number;
}

/** Part of `PunchArgs`. */
export interface DistanceEvidence {
  readonly distance_m: number;
  readonly accuracy_m: number;
}

/** A venue's point is no better, and less tells less. */
const STEP_M = 10;
/** Farther off than this a position says nothing of who is where. */
const VAGUE_M = 5_000;

/** Null where nobody placed the venue: its point is the middle of the city then. */
export function placedPoint(venue: Pick<Venue, 'lat' | 'lng' | 'pointPlaced'> | null | undefined): Point | null {
  return venue?.pointPlaced === true ? pointOf(venue.lat, venue.lng) : null;
}

/** Null: the phone knows its place too vaguely. */
export function distanceEvidence(venue: Point, { latitude, longitude, accuracy }: Position): DistanceEvidence | null {
  if (!(accuracy >= 0 && accuracy <= VAGUE_M)) return null;
  const metres = distance(venue, { lat: latitude, lng: longitude }, 'km') * 1_000;
  return { distance_m: rounded(metres), accuracy_m: Math.max(STEP_M, rounded(accuracy)) };
}

function rounded(metres: number): number {
  return Math.round(metres / STEP_M) * STEP_M;
}
