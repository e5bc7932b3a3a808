// Done anew for each file of database tests: one process runs many of them with what they import loaded once, so what a module
// remembers of the file before is forgotten here, and what follows every test is registered here.
import { afterEach } from 'vitest';
import { devicesAgree, forgetDevices } from './devices.ts';
import { beginPresent } from './scene.ts';

forgetDevices();
beginPresent();
afterEach(devicesAgree);
