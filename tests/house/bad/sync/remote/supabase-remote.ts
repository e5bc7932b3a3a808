import { createClient } from '@supabase/supabase-js';
import { toast } from 'sonner'; // BAD lint/style/noRestrictedImports screens

export const used = [createClient, toast];
