import { roles } from '#domain/shifts/roles.ts'; // BAD lint/style/noRestrictedImports project of its own
import { near } from '../near.ts';

export const used = [roles, near];
