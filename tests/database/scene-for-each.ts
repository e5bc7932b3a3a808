// A scene for the tests of a file: one for all of them, or one of its own for each, a copy of the file's PostgreSQL.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { type Scene, setScene } from './scene.ts';

/** Filled before each test, so it is read inside tests only. `prepare` is done first in each. */
export function sceneForEach(prepare?: (scene: Scene) => Promise<unknown>): Scene {
  const scene = {} as Scene;
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    Object.assign(scene, await setScene(await postgres.copy()));
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
