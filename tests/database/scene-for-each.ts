// A scene for the tests of a file: one for all of them, or one of its own for each: a copy of the
// database in which the file's people signed up once.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Database, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { populate, type Scene, setScene, watchScene } from './scene.ts';

/** Filled before each test, so it is read inside tests only. `prepare` is done first in each. */
export function sceneForEach(prepare?: (scene: Scene) => Promise<unknown>): Scene {
  const scene = {} as Scene;
  let postgres: Postgres;
  let populated: { readonly made: Omit<Scene, 'db'>; copy(): Promise<Database> };
  beforeAll(async () => {
    postgres = await startPostgres();
    populated = await postgres.prepared(populate);
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    Object.assign(scene, populated.made, { db: await populated.copy() });
    await watchScene(scene.db);
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
