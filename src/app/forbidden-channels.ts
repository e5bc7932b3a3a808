// A browser that forbids storage may forbid channels between tabs as well (Firefox), and Dexie opens one as soon as it is loaded:
// the engine would never come. Whoever finds none goes without.

/** Before anything loads Dexie. */
export function goWithoutForbiddenChannels(): void {
  try {
    new BroadcastChannel('encore-allowed').close();
  } catch {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
}
