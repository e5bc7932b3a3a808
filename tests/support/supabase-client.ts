// The official client, unmodified, as a test holds it: nothing stored, nothing renewed behind the test's back. Node 20 has
// no WebSocket of its own, so it gets one.
import { createClient, type SupabaseClient, type WebSocketLikeConstructor } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Backend } from './backend.ts';

// The two packages describe the same socket with event types of their own.
const NodeSocket = WebSocket as unknown as WebSocketLikeConstructor;

export function supabaseClient({ url, publishableKey }: Pick<Backend, 'url' | 'publishableKey'>): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NodeSocket },
  });
}
