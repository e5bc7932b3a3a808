// Runs the machine for one signed-in person in one context: feeds it what happens, does what it asks, publishes what it
// knows. All decisions are in machine.ts, all storage in the files that it calls; here is only the wiring.
import type { Stop } from './clock.ts';
import { personDatabaseName } from './database.ts';
import type { EngineParts, Word } from './engine-parts.ts';
import { type LeaderSeat, seekSeat } from './leader.ts';
import { Leading } from './leading.ts';
import { transition } from './machine.ts';
import { type Effect, type Happening, START, type State } from './machine-state.ts';
import { Publisher, type SharedStatus } from './publish.ts';
import type { Channel } from './signals.ts';

export class Engine {
  readonly #parts: EngineParts;
  readonly #channel: Channel;
  readonly #seat: LeaderSeat;
  readonly #publisher: Publisher;
  #state: State;
  readonly #leading: Leading;
  #stopWaking: Stop = () => {};
  readonly #stopWatching: Stop;
  #stopped = false;

  constructor(parts: EngineParts) {
    const { platform, store } = parts;
    this.#parts = parts;
    this.#state = {
      ...START,
      workOffline: parts.workOffline,
      trouble: parts.trouble,
      offlineSince: platform.online() ? null : 0,
      link: platform.online() ? 'unknown' : 'down',
      visible: platform.visible(),
    };
    this.#channel = platform.channel(personDatabaseName(store.userId));
    this.#channel.listen(word => this.#hear(word as Word));
    this.#stopWatching = platform.watch(() => this.#signals());
    this.#leading = new Leading({
      ...parts,
      happen: happening => this.happen(happening),
      changed: () => this.changed(),
      giveUp: restMs => this.#seat.stepDown(restMs),
    });
    this.#seat = seekSeat({
      clock: platform,
      locks: platform.locks,
      name: `encore-leader-${store.userId}`,
      mayTake: () => platform.visible(),
      ask: () => this.#say({ say: 'there?' }),
      sayHere: () => this.#say({ say: 'here' }),
      onLead: () => void this.#leading.begin(),
      onLose: () => this.#leading.lost(),
    });
    this.#publisher = new Publisher(
      {
        ...parts,
        // A figure that comes late is nobody's any more.
        publish: status => (this.#stopped ? undefined : parts.publish(status)),
        onCounted: ({ pendingCount: pending, newest }) => this.happen({ type: 'counted', pending, newest }),
        tell: shared => this.#say({ say: 'state', shared }),
      },
      this.#state,
    );
    this.#say({ say: parts.deposes ? 'give-way' : 'hello' });
    void this.#publisher.count();
  }

  /** This context changed the queue. Settles when the published figures say so. */
  async changed(): Promise<void> {
    this.#say({ say: 'queue' });
    await this.#publisher.count();
  }

  /** A write of this context succeeded. */
  recovered(): void {
    const { trouble } = this.#state;
    if (trouble !== null && trouble !== 'evicted') this.happen({ type: 'storage', trouble: null, round: null });
  }

  /** Somebody wants it now, or this context's own bell rang; the leader hears it, wherever it is. */
  ask(how: 'asked' | 'notified'): void {
    this.#say({ say: how });
    this.happen({ type: how });
  }

  happen(happening: Happening): void {
    if (this.#stopped) return;
    const { platform } = this.#parts;
    const event = { ...happening, at: platform.elapsed(), random: platform.random() };
    const { state, effects } = transition(this.#state, event);
    const wakes = state.wakeAt !== this.#state.wakeAt;
    this.#state = state;
    for (const effect of effects) this.#run(effect);
    if (wakes) this.#wake();
    if (!state.leader) this.#leading.end();
    if (happening.type === 'failed' || happening.type === 'signals') this.#wakeLater(state);
    this.#publisher.now(state);
  }

  stop(): void {
    this.#stopped = true;
    this.#leading.abandon();
    this.#stopWaking();
    this.#leading.end();
    this.#stopWatching();
    this.#seat.leave();
    this.#channel.close();
  }

  #run(effect: Effect): void {
    if (effect.do === 'call') void this.#leading.call(effect);
    else if (effect.do === 'abandon') this.#leading.abandon();
    else if (effect.do === 'announce') this.#publisher.announce(effect.said);
    else if (effect.do === 'step-down') this.#seat.stepDown();
    else this.#parts.store.db.close({ disableAutoOpen: false });
  }

  #wake(): void {
    this.#stopWaking();
    const { platform } = this.#parts;
    const { wakeAt: at } = this.#state;
    if (at !== null)
      this.#stopWaking = platform.after(Math.max(0, at - platform.elapsed()), () => this.happen({ type: 'due' }));
  }

  /** What cannot be sent now may be sent when nobody looks any more. */
  #wakeLater({ pending, visible, link }: State): void {
    if (pending > 0 && (!visible || link === 'down')) this.#parts.platform.wakeLater?.();
  }

  #signals(): void {
    const { platform } = this.#parts;
    const visible = platform.visible();
    this.happen({ type: 'signals', online: platform.online(), visible });
    // Visible is the person, whichever tab leads.
    if (visible && !this.#state.leader) this.#say({ say: 'there?' });
  }

  #hear(word: Word): void {
    const { say } = word;
    if (say === 'hello') this.#publisher.repeat();
    else if (say === 'there?') this.#sought();
    else if (say === 'here') this.#seat.answered();
    else if (say === 'asked' || say === 'notified') this.happen({ type: say });
    else if (say === 'give-way') this.#seat.stepDown();
    else if (say === 'state') this.#follow(word.shared);
    else void this.#publisher.count();
  }

  /** By a follower that somebody looks at. */
  #sought(): void {
    this.#seat.asked();
    if (this.#state.leader) this.happen({ type: 'seen' });
  }

  #follow(shared: SharedStatus): void {
    // The leader writes, so storage is well again.
    if (shared.phase !== 'storage-trouble') this.recovered();
    this.happen({ type: 'followed', offline: shared.phase === 'offline' });
    this.#publisher.follow(shared);
  }

  #say(word: Word): void {
    if (!this.#stopped) this.#channel.post(word);
  }
}
