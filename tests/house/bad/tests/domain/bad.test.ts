import { near } from '../support/near.ts'; // BAD lint/style/noRestrictedImports Relative
import { it } from 'vitest';

it.skip('rests', () => near()); // BAD lint/suspicious/noSkippedTests
it.only('runs alone', () => near()); // BAD lint/suspicious/noFocusedTests
