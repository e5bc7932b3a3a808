import { useLiveQuery } from 'dexie-react-hooks';
import { engine } from '#sync/engine.ts'; // BAD lint/style/noRestrictedImports one door

export const used = [useLiveQuery, engine];
