// The calls that the product's specification lists, on the embedded backend with the demo data.
import { CAST, COPPER_THISTLE, DEMO_PASSWORD } from '#supabase/seed/cast.ts';
import { startBackend } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { specCalls } from './spec-calls.ts';

specCalls(async () => {
  const backend = await startBackend({ seed: 'demo' });
  return {
    people: CAST,
    venueId: COPPER_THISTLE,
    venueName: 'The Copper Thistle',
    async enter({ email }) {
      const client = supabaseClient(backend);
      const { error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
      if (error !== null) throw error;
      return client;
    },
    anonymous: () => supabaseClient(backend),
    db: (sql, values) => backend.db(sql, values),
    close: () => backend.stop(),
  };
});
