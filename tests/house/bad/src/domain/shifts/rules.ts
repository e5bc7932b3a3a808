import { Dexie } from 'dexie'; // BAD lint/style/noRestrictedImports Dexie
import { useState } from 'react'; // BAD lint/style/noRestrictedImports screens
import { engine } from '#sync/engine.ts'; // BAD lint/style/noRestrictedImports one entry point
import { ShiftCard } from '#features/shifts/shift-card.tsx'; // BAD lint/style/noRestrictedImports domain
import dayjs from 'dayjs'; // BAD lint/style/noRestrictedImports date-fns
import { other } from '../venues/rules.ts'; // BAD lint/style/noRestrictedImports Relative
import type { Command } from '#sync/index.ts';
import { near } from './near.ts';

export const used = [Dexie, useState, engine, ShiftCard, dayjs, other, near];
export type Kept = Command;
