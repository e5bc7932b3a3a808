// A scene of its own for every test of a file: one PostgreSQL for the file, a copy of it for each test.
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
