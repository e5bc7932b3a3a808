// Runs the machine for one signed-in person in one context: feeds it what happens, does what it asks, publishes what it
// knows. All decisions are in machine.ts, all storage in the files that it calls; here is only the wiring.
import type { Stop } from './clock.ts';
import { personDatabaseName, writeMeta } from './database.ts';
import type { EngineParts, Word } from './engine-parts.ts';
import { type Fence, raiseFence } from './fence.ts';
import { type LeaderSeat, seekSeat } from './leader.ts';
import { makeRoom } from './lean.ts';
import { transition } from './machine.ts';
import { type Effect, type Happening, START, type State } from './machine-state.ts';
import { Publisher, type SharedStatus } from './publish.ts';
import type { Channel } from './signals.ts';
import { troubleOf } from './trouble.ts';
import type { Lead } from './wire.ts';

const LEAD_AGAIN_MS = 5_000;

export class Engine {
  private readonly parts: EngineParts;
  private readonly channel: Channel;
  private readonly seat: LeaderSeat;
  private readonly publisher: Publisher;
  private state: State;
  private fence: Fence | null = null;
  private lead: Lead | null = null;
  private calling = new AbortController();
  private stopWaking: Stop = () => {};
  private readonly stopWatching: Stop;
  private stopped = false;

  constructor(parts: EngineParts) {
    const { platform, store } = parts;
    this.parts = parts;
    this.state = {
      ...START,
      workOffline: parts.workOffline,
      trouble: parts.trouble,
      offlineSince: platform.online() ? null : 0,
      link: platform.online() ? 'unknown' : 'down',
      visible: platform.visible(),
    };
    this.channel = platform.channel(personDatabaseName(store.userId));
    this.channel.listen(word => this.hear(word as Word));
    this.stopWatching = platform.watch(() => this.signals());
    this.seat = seekSeat({
      clock: platform,
      locks: platform.locks,
      name: `encore-leader-${store.userId}`,
      mayTake: () => platform.visible(),
      ask: () => this.say({ say: 'there?' }),
      sayHere: () => this.say({ say: 'here' }),
      onLead: () => void this.takeLead(),
      onLose: () => this.happen({ type: 'unled' }),
    });
    this.publisher = new Publisher(
      {
        ...parts,
        // A figure that comes late is nobody's any more.
        publish: status => (this.stopped ? undefined : parts.publish(status)),
        onCounted: pending => this.happen({ type: 'counted', pending }),
        tell: shared => this.say({ say: 'state', shared }),
      },
      this.state,
    );
    this.say({ say: 'hello' });
    void this.publisher.count();
  }

  /** This context changed the queue. Settles when the published figures say so. */
  async changed(): Promise<void> {
    this.say({ say: 'queue' });
    await this.publisher.count();
  }

  /** A write of this context succeeded. */
  recovered(): void {
    const { trouble } = this.state;
    if (trouble !== null && trouble !== 'evicted') this.happen({ type: 'storage', trouble: null, round: null });
  }

  /** Somebody wants it now, or this context's own bell rang; the leader hears it, wherever it is. */
  ask(how: 'asked' | 'rung'): void {
    this.say({ say: how });
    this.happen({ type: how });
  }

  happen(happening: Happening): void {
    if (this.stopped) return;
    const { platform } = this.parts;
    const event = { ...happening, at: platform.elapsed(), dice: platform.random() };
    const { state, effects } = transition(this.state, event);
    const wakes = state.wakeAt !== this.state.wakeAt;
    this.state = state;
    for (const effect of effects) this.run(effect);
    if (wakes) this.wake();
    if (!state.leader) this.standDown();
    if (happening.type === 'failed' || happening.type === 'signals') this.wakeLater(state);
    this.publisher.now(state);
  }

  stop(): void {
    this.stopped = true;
    this.calling.abort();
    this.stopWaking();
    this.standDown();
    this.stopWatching();
    this.seat.leave();
    this.channel.close();
  }

  private run(effect: Effect): void {
    if (effect.do === 'call') void this.call(effect.round, effect.most);
    else if (effect.do === 'abandon') this.calling.abort();
    else if (effect.do === 'announce') this.publisher.announce(effect.said);
    else if (effect.do === 'step-down') this.seat.stepDown();
    else this.parts.store.db.close({ disableAutoOpen: false });
  }

  private async takeLead(): Promise<void> {
    const { store, platform } = this.parts;
    try {
      this.fence = await writeMeta(store, raiseFence);
      this.happen({ type: 'led' });
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      this.happen({ type: 'storage', trouble, round: null });
      // Without its token it leads nothing: the next in line may fare better, and so may we, later.
      platform.after(LEAD_AGAIN_MS, () => this.seat.stepDown());
    }
  }

  private standDown(): void {
    this.lead?.end();
    this.lead = null;
    this.fence = null;
  }

  private async call(round: number, most: number): Promise<void> {
    if (this.fence === null) return;
    this.calling = new AbortController();
    const { signal } = this.calling;
    const lead = await this.leadUnder(this.fence);
    const result: Happening =
      lead === null || signal.aborted
        ? { type: 'failed', round, why: 'offline' }
        : await lead.round({ round, most, signal });
    if (result.type === 'storage' && result.trouble === 'quota') await makeRoom(this.parts).catch(() => {});
    await this.changed();
    this.happen(result);
  }

  /** Null: what speaks to the server could not be loaded, or somebody else leads by now. */
  private async leadUnder(fence: Fence): Promise<Lead | null> {
    const wire = await this.parts.wire();
    if (wire === null || this.fence !== fence) return null;
    const ring = () => this.happen({ type: 'rung' });
    this.lead ??= wire.lead({ ...this.parts, fence, ring, onSending: () => void this.changed() });
    return this.lead;
  }

  private wake(): void {
    this.stopWaking();
    const { platform } = this.parts;
    const { wakeAt: at } = this.state;
    if (at !== null)
      this.stopWaking = platform.after(Math.max(0, at - platform.elapsed()), () => this.happen({ type: 'due' }));
  }

  /** What cannot be sent now may be sent when nobody looks any more. */
  private wakeLater({ pending, visible, link }: State): void {
    if (pending > 0 && (!visible || link === 'down')) this.parts.platform.wakeLater?.();
  }

  private signals(): void {
    const { platform } = this.parts;
    this.happen({ type: 'signals', online: platform.online(), visible: platform.visible() });
  }

  private hear(word: Word): void {
    const { say } = word;
    if (say === 'hello') this.publisher.repeat();
    else if (say === 'there?') this.seat.asked();
    else if (say === 'here') this.seat.answered();
    else if (say === 'asked' || say === 'rung') this.happen({ type: say });
    else if (say === 'state') this.follow(word.shared);
    else void this.publisher.count();
  }

  private follow(shared: SharedStatus): void {
    // The leader writes, so storage is well again.
    if (shared.phase !== 'storage-trouble') this.recovered();
    this.publisher.follow(shared);
  }

  private say(word: Word): void {
    if (!this.stopped) this.channel.post(word);
  }
}
