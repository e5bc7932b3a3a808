// Ends a command when it is asked to: once in good order, at the second signal at once.

const LOOK_EVERY_MS = 250;

export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  const endAtOnceIfAsked = () => (stopping ? process.exit(1) : end());
  process.on('SIGTERM', endAtOnceIfAsked);
  process.on('SIGINT', endAtOnceIfAsked);
  endWithParent(end);
}

/**
 * `npm run` hands a signal to the shell in which it runs a script, and some shells die of it without telling us. Then this
 * process gets another parent, and that is the signal.
 */
function endWithParent(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, LOOK_EVERY_MS);
  look.unref();
}
