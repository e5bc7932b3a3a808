// Leaves events out of a failing story for as long as it still fails.

/** The shortest list found and what failed in it; `play` says undefined of a list that no longer fails. */
export async function shortest<Event, Failure>(
  failing: readonly Event[],
  failure: Failure,
  play: (events: readonly Event[]) => Promise<Failure | undefined>,
): Promise<{ readonly events: readonly Event[]; readonly failure: Failure }> {
  let [events, told] = [failing, failure];
  for (let size = Math.ceil(events.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < events.length; ) {
      const fewer = events.filter((_, index) => index < at || index >= at + size);
      const again = await play(fewer);
      if (again !== undefined) [events, told] = [fewer, again];
      else at += size;
    }
  }
  return { events, failure: told };
}
