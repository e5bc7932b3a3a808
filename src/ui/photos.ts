// Which photo stands where initials do. It knows neither the mirror nor the network: what shows a photo is told by whoever
// reads them (features/photos), and what is asked for here is handed on, twenty at a time. Two hundred are kept.

export interface PhotoOf {
  /** A person or a venue that this device knows. */
  readonly who?: string | undefined;
  /** The photo itself, where a card from elsewhere names it. */
  readonly photo?: string | null | undefined;
}

type Read = (ids: readonly string[]) => Promise<ReadonlyMap<string, string> | null>;

const MOST = 200;
const AT_ONCE = 20;
const GATHER_MS = 20;
/** What nobody answered is asked for again after this long, then twice as long, up to a minute. */
const AGAIN_MS = 2_000;
const LONGEST_MS = 60_000;

const listeners = new Set<() => void>();
let holders: ReadonlyMap<string, string> = new Map();
let here: ReadonlyMap<string, string> = new Map();
/** The oldest first. */
const read = new Map<string, string>();
const asked = new Set<string>();
let wanted = new Set<string>();
let reader: Read | null = null;
let gathering: { readonly timer: ReturnType<typeof setTimeout>; readonly at: number } | undefined;
/** In a row. */
let unanswered = 0;

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Which photo that is; undefined: none, or the device has not said yet. */
export function photoIdOf({ who, photo }: PhotoOf): string | undefined {
  return photo ?? (who === undefined ? undefined : holders.get(who));
}

export function subscribeToPhotos(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What shows it; undefined: there is none, or it is not here yet. */
export function photoAddress(of: PhotoOf): string | undefined {
  const id = photoIdOf(of);
  return id === undefined ? undefined : (here.get(id) ?? read.get(id));
}

/** Asks for it, if it is elsewhere. */
export function wantPhoto(of: PhotoOf): void {
  const id = photoIdOf(of);
  if (id === undefined || here.has(id) || read.has(id) || asked.has(id)) return;
  wanted.add(id);
  gatherWithin(GATHER_MS);
}

/** Whoever waits longer already is brought forward. */
function gatherWithin(ms: number): void {
  const at = performance.now() + ms;
  if (gathering !== undefined && gathering.at <= at) return;
  clearTimeout(gathering?.timer);
  gathering = { timer: setTimeout(gather, ms), at };
}

function gather(): void {
  gathering = undefined;
  if (reader === null) return;
  const ids = [...wanted].filter(id => !here.has(id));
  wanted = new Set(ids.slice(AT_ONCE));
  if (wanted.size > 0) gatherWithin(GATHER_MS);
  const batch = ids.slice(0, AT_ONCE);
  if (batch.length > 0) void fetchPhotos(batch, reader);
}

async function fetchPhotos(ids: readonly string[], from: Read): Promise<void> {
  for (const id of ids) asked.add(id);
  const answer = await from(ids);
  // Whoever signed out meanwhile has nothing to do with it.
  if (reader !== from) return;
  if (answer === null) askAgain(ids);
  else unanswered = 0;
  for (const [id, address] of answer ?? []) read.set(id, address);
  for (const id of [...read.keys()].slice(0, Math.max(0, read.size - MOST))) {
    read.delete(id);
    asked.delete(id);
  }
  tell();
}

/** Nobody answered, as on a cold start before the session is known: a card that stays on the screen asks nothing by itself. */
function askAgain(ids: readonly string[]): void {
  for (const id of ids) {
    asked.delete(id);
    if (wanted.size < MOST) wanted.add(id);
  }
  gatherWithin(Math.min(AGAIN_MS * 2 ** unanswered, LONGEST_MS));
  unanswered += 1;
}

/** From now on photos are read by this; undone with the person, and nothing of theirs stays. */
export function servePhotos(by: Read): () => void {
  reader = by;
  if (wanted.size > 0) gatherWithin(GATHER_MS);
  return () => {
    if (reader !== by) return;
    reader = null;
    unanswered = 0;
    holders = new Map();
    here = new Map();
    for (const kept of [read, asked, wanted]) kept.clear();
    tell();
  };
}

/** What this device knows. */
export function tellPhotos(known: typeof holders, shownHere: typeof here): void {
  holders = known;
  here = shownHere;
  tell();
}
