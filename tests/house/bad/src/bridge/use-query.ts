import { useLiveQuery } from 'dexie-react-hooks';
import { engine } from '#sync/engine.ts'; // BAD lint/style/noRestrictedImports one entry point

export const used = [useLiveQuery, engine];
