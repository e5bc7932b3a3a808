import { shiftState } from '#domain/shifts/rules.ts'; // BAD lint/style/noRestrictedImports no business
import { useDevice } from '#bridge/device-context.tsx'; // BAD lint/style/noRestrictedImports no business
import { Badge } from '@mantine/core';

export const used = [shiftState, useDevice, Badge];
