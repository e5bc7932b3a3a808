// Work that in one go would keep a slow phone from answering a finger is done in several tasks: between two the browser answers.

/** A task later. By a message and no timer, which in a hidden page would wait for up to a second. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** All who waited for the same go on, in the order in which they came, each in a task of its own. */
export async function oneByOne(waiting: Iterable<() => void>): Promise<void> {
  for (const goOn of waiting) {
    goOn();
    await nextTask();
  }
}
