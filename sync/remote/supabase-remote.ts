// The real server: a Supabase project, hosted or embedded. The one place that puts its parts together and lays the wire to
// it; loaded when the network is first needed, never on the way to the first pixel.
import { type Wiring, wireOver } from '../wire.ts';
import { addressOf, postCall, postSync } from './http.ts';
import type { Remote } from './remote.ts';
import { type AuthConfig, supabaseAuth } from './supabase-auth.ts';
import { type DoorbellConfig, doorbells, insertsInto, pokesFor } from './supabase-doorbell.ts';

export type SupabaseConfig = AuthConfig & DoorbellConfig;

export function supabaseWire(config: SupabaseConfig): Wiring {
  return wireOver(supabaseRemote(config));
}

export function supabaseRemote(config: SupabaseConfig): Remote {
  const listen = doorbells(config);
  return {
    auth: supabaseAuth(config),
    sync: (request, at) => postSync(config, request, at),
    call: (name, args, token) => postCall(config, name, { args, token }),
    addressOf: (name, args) => addressOf(config, name, args),
    listen: (userId, accessToken, ring) => listen({ join: pokesFor(userId), accessToken, ring }),
    watchInserts: (inserts, accessToken, ring) => listen({ join: insertsInto(inserts), accessToken, ring }),
  };
}
