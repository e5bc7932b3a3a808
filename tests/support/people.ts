// The cast: the same people in tests, documentation and demo. Vera owns a venue, Rocco and Rosa work, Sam is a stranger.
// Names and ids come from the demo; what they are to one another is set up by each test.
import type { Person } from '#supabase/seed/cast.ts';
import { CAST, DEMO_PASSWORD } from '#supabase/seed/cast.ts';

export type { Person };

export const people = CAST;
export const password = DEMO_PASSWORD;
