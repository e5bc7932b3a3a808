import type { Table } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks'; // BAD lint/style/noRestrictedImports screens

export const used = useLiveQuery;
export type Kept = Table;
