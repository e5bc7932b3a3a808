import { saveShift } from '#domain/shifts/commands.ts'; // BAD lint/style/noRestrictedImports catalogue
import { useState } from 'react'; // BAD lint/style/noRestrictedImports screens
import { createClient } from '@supabase/supabase-js'; // BAD lint/style/noRestrictedImports sync/remote
import { Dexie } from 'dexie';
import { backoff } from '../sync/backoff.ts';

export const used = [saveShift, useState, createClient, Dexie, backoff];
