import { useLiveQuery } from 'dexie-react-hooks'; // BAD lint/style/noRestrictedImports one hook
import { openShifts } from '#domain/shifts/queries.ts'; // BAD lint/style/noRestrictedImports handed in
import { createClient } from '@supabase/supabase-js'; // BAD lint/style/noRestrictedImports sync/remote
import type { Device } from '#sync/index.ts';

export const used = [useLiveQuery, openShifts, createClient];
export type Kept = Device;
