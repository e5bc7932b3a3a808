// A scene for the tests of a file: one for all of them, or as good as one of its own for each: the file's people sign up
// once and their devices pull, and before each test the database holds that again and nothing else.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { type Device, watchDevices } from './devices.ts';
import { populate, type Scene, sceneDevices, setScene } from './scene.ts';

/** Filled before each test, so it is read inside tests only. `prepare` is done first in each. */
export function sceneForEach(prepare?: (scene: Scene) => Promise<unknown>): Scene {
  const scene = {} as Scene;
  let db: Borrowed;
  let venues: Omit<Scene, 'db'>;
  let devices: readonly Device[];
  const begin = async () => {
    db = await borrowDatabase();
    venues = await populate(db);
    devices = await sceneDevices(db);
    await db.save();
  };
  beforeAll(begin);
  afterAll(() => db.stop());
  beforeEach(async () => {
    if (!(await db.restore())) {
      await db.stop();
      await begin();
    }
    Object.assign(scene, venues, { db });
    watchDevices(db, devices);
    await prepare?.(scene);
  });
  return scene;
}

/** Filled before the first test: what one leaves behind, the next finds. */
export function sceneForAll(prepare?: (scene: Scene) => Promise<unknown>): Scene {
  const scene = {} as Scene;
  let db: Borrowed;
  beforeAll(async () => {
    db = await borrowDatabase();
    Object.assign(scene, await setScene(db));
    await prepare?.(scene);
  });
  afterAll(() => db.stop());
  return scene;
}
