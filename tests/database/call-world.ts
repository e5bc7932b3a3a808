// Whose server the calls of spec-calls.ts go to, and who makes them.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Person } from '#supabase/seed/cast.ts';

export type Caller = Pick<Person, 'id' | 'name' | 'email'>;
type Name = 'vera' | 'mina' | 'stef' | 'rocco' | 'sam';

/** Vera's verified venue: Mina manages it, Stef is staff, Rocco asked it twice for work, Sam never. */
export interface CallWorld {
  readonly people: Readonly<Record<Name, Caller>>;
  readonly venueId: string;
  readonly venueName: string;
  enter(person: Pick<Person, 'email'>): Promise<SupabaseClient>;
  anonymous(): SupabaseClient;
  /** As the database's owner, past every policy. */
  db<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}
