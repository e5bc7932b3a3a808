// Tells the server where people go, what broke, and that refused changes wait here, whenever it is connected. Nothing waits for it, and it draws nothing.
// What a server is and when one is connected it does not know: that is handed in.
import { keepOwn, readOwn } from '#bridge/kept.ts';
import { type LoggedError, loggedErrors, markTold, onLogged } from './error-log.ts';

/** Kept while the server counts something here. */
const PARKED = 'parked';

export interface Server {
  /** Somebody who works offline, or is offline, is left in peace. */
  isConnected(): boolean;
  onConnection(changed: () => void): void;
  logPageView(path: string): void;
  /** Changes of the person that the server refused and they have not settled. */
  parkedCount(): number;
  /** Since when they wait; whether it arrived. */
  reportParked(): Promise<boolean>;
  /** Whether they arrived; takes `reportsAtOnce` at most. */
  reportErrors(reports: readonly Omit<LoggedError, 'told'>[]): Promise<boolean>;
  readonly reportsAtOnce: number;
}

export interface Navigation {
  path(): string;
  /** After each arrival at a page. */
  onArrival(arrived: () => void): void;
}

export function tellServer(server: Server, navigation: Navigation): void {
  // Who has just signed in, or opened the app, is on a page before the connection stands: it is told of as soon as it does,
  // if they are still there. What was passed through without one is not kept.
  let untold = true;
  const tellView = (): void => {
    if (!untold || !server.isConnected()) return;
    untold = false;
    server.logPageView(navigation.path());
  };
  navigation.onArrival(() => {
    untold = true;
    tellView();
  });
  server.onConnection(tellView);
  tellView();

  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const tellWaiting = async (): Promise<void> => {
    const errors = loggedErrors().filter(error => error.told !== true);
    if (errors.length === 0 || !server.isConnected()) return;
    // The newest first: somebody may be waiting to hear that theirs has gone.
    const batch = errors.slice(-server.reportsAtOnce);
    const arrived = await server.reportErrors(batch.map(({ told: _, ...report }) => report));
    // What did not arrive is told with the next error, or when the connection changes.
    if (arrived) markTold(batch.map(error => error.id));
  };
  /** One call at a time. What is kept while it is under way goes with the next, which everybody then waits for. */
  const tellErrors = (): Promise<void> => {
    if (running === null) {
      running = tellWaiting().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running.then(() => {
      next = null;
      return tellErrors();
    });
    return next;
  };
  onLogged(tellErrors);
  server.onConnection(() => void tellErrors());
  void tellErrors();
  // At a start only what may have changed unseen: where nothing waited and nothing waits, nothing is said.
  let told: number | null = readOwn(PARKED) === null ? 0 : null;
  const tellParked = async (): Promise<void> => {
    const count = server.parkedCount();
    if (!server.isConnected() || count === told) return;
    const before = told;
    told = count;
    // What did not arrive is told with the next change of the connection.
    if (await server.reportParked()) keepOwn(PARKED, count === 0 ? null : String(count));
    else told = before;
  };
  server.onConnection(() => void tellParked());
  void tellParked();
}
