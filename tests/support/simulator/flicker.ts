// Looks at a phone's mirror after every write that was kept: a title that an applied command replaced must never be seen
// again (MI3). Every title of the stories is given once, so that an old one cannot come back by itself.
import type { Hardware } from '#tests/support/fakes/hardware.ts';
import type { List } from './notes.ts';
import { peek } from './peek.ts';

export interface Flicker {
  readonly userId: string;
  /** What was shown, what replaced it, and that it was shown again after that. */
  readonly old: string;
  readonly replacedBy: string;
}

export class FlickerWatch {
  readonly seen: Flicker[] = [];
  private readonly hardware: Hardware;
  /** By database and list: the titles shown, in order. A list that goes is forgotten. */
  private readonly shown = new Map<string, Map<string, string[]>>();

  constructor(hardware: Hardware) {
    this.hardware = hardware;
    hardware.onCommit = database => this.look(database);
  }

  private look(database: string): void {
    const before = this.shown.get(database) ?? new Map<string, string[]>();
    const now = new Map<string, string[]>();
    for (const { id, title } of peek<List>(this.hardware, database, 'lists')) {
      const titles = before.get(id) ?? [];
      now.set(id, this.follow(database, titles, title));
    }
    this.shown.set(database, now);
  }

  private follow(database: string, titles: string[], title: string): string[] {
    const earlier = titles.indexOf(title);
    if (earlier < 0) return [...titles, title];
    const replacedBy = titles[earlier + 1];
    if (replacedBy !== undefined) {
      this.seen.push({ userId: database.replace('encore-', ''), old: title, replacedBy });
    }
    // What is shown again was taken back by a refusal, or wrongly: either way the rest begins anew here.
    return titles.slice(0, earlier + 1);
  }
}
