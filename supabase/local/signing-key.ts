// Prints a new key for the edge function work-record: `npx supabase secrets set RECORD_SIGNING_KEY='…'`.
import { newSigningKey } from './keys.ts';

console.log(JSON.stringify(newSigningKey()));
