// When a phone called, and when each of its commands was first sent: what the measures of time and of requests are taken from.
import type { Outcome } from '#sync/answer.ts';
import type { Wiring } from '#sync/wire.ts';
import type { World } from '#tests/support/fakes/world.ts';

interface Round {
  readonly from: number;
  /** Its answer is stored. Null: under way, or its tab died. */
  to: number | null;
}

export class CallLog {
  readonly firstSent = new Map<string, number>();
  /** Replies that came to a tab; what follows is the storing of them. */
  replies = 0;
  /** Commands that were answered in two ways. */
  readonly retold = new Set<string>();
  private readonly outcomes = new Map<string, string>();
  private readonly rounds: Round[] = [];
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** Rounds begun, whatever came of them. */
  get tries(): number {
    return this.rounds.length;
  }

  sent(commandIds: readonly string[]): void {
    for (const id of commandIds) if (!this.firstSent.has(id)) this.firstSent.set(id, this.world.now);
  }

  answered(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) {
      const said = JSON.stringify(outcome);
      if ((this.outcomes.get(outcome.id) ?? said) !== said) this.retold.add(outcome.id);
      this.outcomes.set(outcome.id, said);
    }
  }

  /**
   * How long it lay there although it could have gone: since it was saved, or since the round that was under way then.
   * Null: it never was sent, and does not wait for that.
   */
  lateMs({ id, at }: { readonly id: string; readonly at: number }, waits: boolean): number | null {
    const sentAt = this.firstSent.get(id) ?? (waits ? this.world.now : undefined);
    if (sentAt === undefined) return null;
    const ends = this.rounds.flatMap(({ from, to }) => (from <= at && to !== null && to > at ? [to] : []));
    return Math.max(0, sentAt - Math.max(at, ...ends));
  }

  /** The wiring, every round of which is noted. */
  noting(wiring: Wiring): Wiring {
    return device => {
      const wire = wiring(device);
      return { ...wire, lead: parts => this.notingLead(wire.lead(parts)) };
    };
  }

  private notingLead<Lead extends { round(order: never): Promise<unknown> }>(lead: Lead): Lead {
    const round = async (order: never) => {
      const noted: Round = { from: this.world.now, to: null };
      this.rounds.push(noted);
      const result = await lead.round(order);
      noted.to = this.world.now;
      return result;
    };
    return { ...lead, round };
  }
}
