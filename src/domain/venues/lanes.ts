/** A venue being made: what is written for it waits for that, and neither its later changes nor other such writings wait for one another. */
export function newVenueLane(venueId: string): string {
  return `new_venue:${venueId}`;
}
