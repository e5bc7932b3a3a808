import { openShifts } from '#domain/shifts/queries.ts'; // BAD lint/style/noRestrictedImports A route
import { createClient } from '@supabase/supabase-js'; // BAD lint/style/noRestrictedImports sync/remote
import { ShiftsScreen } from '#features/shifts/shifts-screen.tsx';

export const used = [openShifts, createClient, ShiftsScreen];
