// A scene for the tests of a file: one for all of them, or one of its own for each: a copy of the
// database in which the file's people signed up once, and their devices pulled.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Database, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { type Device, watchDevices } from './devices.ts';
import { populate, type Scene, sceneDevices, setScene } from './scene.ts';

/** Filled before each test, so it is read inside tests only. `prepare` is done first in each. */
export function sceneForEach(prepare?: (scene: Scene) => Promise<unknown>): Scene {
  const scene = {} as Scene;
  let postgres: Postgres;
  let devices: readonly Device[];
  let populated: { readonly made: Omit<Scene, 'db'>; copy(): Promise<Database> };
  beforeAll(async () => {
    postgres = await startPostgres();
    populated = await postgres.prepared(async db => {
      const venues = await populate(db);
      devices = await sceneDevices(db);
      return venues;
    });
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    Object.assign(scene, populated.made, { db: await populated.copy() });
    watchDevices(scene.db, devices);
    await prepare?.(scene);
  });
  return scene;
}

/** Filled before the first test: what one leaves behind, the next finds. */
export function sceneForAll(prepare?: (scene: Scene) => Promise<unknown>): Scene {
  const scene = {} as Scene;
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
    Object.assign(scene, await setScene(postgres));
    await prepare?.(scene);
  });
  afterAll(() => postgres.stop());
  return scene;
}
