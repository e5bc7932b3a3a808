import { roles } from '#domain/shifts/roles.ts'; // BAD lint/style/noRestrictedImports project of its own
import { near } from '../local/near.ts'; // BAD lint/style/noRestrictedImports Relative

export const used = [roles, near];
