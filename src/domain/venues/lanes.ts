/** A venue being made: what is written for it waits for that, and not for its later changes nor for one another. */
export function newVenueLane(venueId: string): string {
  return `new_venue:${venueId}`;
}
