// What every server that speaks the protocol keeps, told once and held against each of them: the model server, the embedded
// backend, a real PostgreSQL. A server brings its own nouns (`ContractServer`); the stories know rows and commands only.

import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL, type SyncAnswer, type SyncRequest } from '#sync/answer.ts';
import { addRow, hashText, NO_ROWS } from '#sync/digest.ts';
import { ask, type ContractServer, type OwnServer, Reader, type Row, sent } from './contract-server.ts';

const rowsIn = (rows: SyncAnswer['rows']) => Object.values(rows).flat().length;
const verdicts = ({ outcomes }: SyncAnswer) =>
  outcomes.map(outcome => (outcome.state === 'applied' ? 'applied' : outcome.code));

export function contract(name: string, open: () => Promise<OwnServer>): void {
  describe(name, () => {
    const at = opened(open);
    calls(at);
    // In this order: more rows than a page are more than may be made, so nothing can be made after them.
    describe('scopes and history', () => {
      memberStories(at);
      restoreStories(at);
      pageStories(at);
      clearingStories(at);
    });
  });
}

/** What can be asked of a server that others use meanwhile. */
export function sharedContract(name: string, open: () => Promise<ContractServer>): void {
  describe(name, () => {
    const at = opened(open);
    calls(at);
    describe('scopes', () => {
      memberStories(at);
      pageStories(at);
    });
  });
}

function opened<Server extends ContractServer>(open: () => Promise<Server>): () => Server {
  let server: Server;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  return () => server;
}

function calls(at: () => ContractServer): void {
  describe('push', () => pushStories(at));
  describe('pull', () => pullStories(at));
}

function pushStories(at: () => ContractServer): void {
  it('FA10 PU1 a replay gets the same outcome and has no second effect', async () => {
    const [id, other] = [newId(), newId()];
    const commands = [sent(at().make(id)), sent(at().change(id)), sent(at().refused(other))];
    const reader = new Reader(at(), 'owner');
    const first = await ask(at(), 'owner', { commands });
    expect(verdicts(first)).toEqual(['applied', 'applied', at().refusal]);
    await reader.pull();
    const before = reader.rows.get(id);
    expect((await ask(at(), 'owner', { commands })).outcomes).toEqual(first.outcomes);
    await reader.pull();
    expect(before).toBeDefined();
    expect(reader.rows.get(id)).toEqual(before);
    expect(reader.rows.has(other)).toBe(false);
  });

  it('PU5 poison in a batch is refused alone', async () => {
    const [one, two] = [newId(), newId()];
    const answer = await ask(at(), 'owner', {
      commands: [
        sent(at().make(one)),
        sent({ name: 'no_such_verb', args: {} }),
        sent({ ...at().make(newId()), args: { id: 7 } }),
        sent(at().refused(newId())),
        sent(at().make(two)),
      ],
    });
    expect(verdicts(answer)).toEqual(['applied', 'unknown_command', 'invalid_arguments', at().refusal, 'applied']);
  });

  it('PU5 what depends on a refused command is refused, in this batch and in a later one', async () => {
    const [good, bad] = [sent(at().make(newId())), sent(at().refused(newId()))];
    const waits = (after: string[]) => sent(at().make(newId()), { after });
    const answer = await ask(at(), 'owner', { commands: [good, bad, waits([good.id]), waits([good.id, bad.id])] });
    expect(verdicts(answer)).toEqual(['applied', at().refusal, 'applied', 'depends_on_refused']);
    const later = await ask(at(), 'owner', { commands: [waits([bad.id]), waits([good.id])] });
    expect(verdicts(later)).toEqual(['depends_on_refused', 'applied']);
  });

  it('PU6 a malformed request is refused whole and does nothing', async () => {
    const id = newId();
    const good = { v: PROTOCOL, device: newId(), cursor: null, commands: [sent(at().make(id))] };
    for (const request of [[], { ...good, v: 99 }, { ...good, commands: {} }, { ...good, commands: ['make'] }]) {
      await expect(at().sync('owner', request as unknown as SyncRequest), JSON.stringify(request)).rejects.toThrow();
    }
    const reader = new Reader(at(), 'owner');
    await reader.pull();
    expect(reader.rows.has(id)).toBe(false);
  });
}

function pullStories(at: () => ContractServer): void {
  it('PL1 the first pull brings everything, a later one what changed, an idle one nothing', async () => {
    const [id, next] = [newId(), newId()];
    await ask(at(), 'owner', { commands: [sent(at().make(id))] });
    const reader = new Reader(at(), 'owner');
    const first = await reader.pull();
    expect(first.map(({ reset, userId }) => [reset, userId])).toEqual(first.map(() => [true, at().users.owner]));
    expect(reader.rows.has(id)).toBe(true);
    const known = reader.rows.get(id)?.row_xid;
    await ask(at(), 'owner', { commands: [sent(at().make(next)), sent(at().change(id))] });
    const [delta] = await reader.pull();
    expect(delta?.reset).toBe(false);
    const changed = (delta?.rows[at().table] ?? []) as Row[];
    expect(changed.map(row => row.id).sort()).toEqual([id, next].sort());
    expect(reader.rows.get(id)?.row_xid).not.toBe(known);
    expect(await reader.pull()).toMatchObject([{ rows: {}, gone: {}, scopes: [], more: false, reset: false }]);
  });

  it('PL1 the answer to a command carries its row, and the next pull does not again', async () => {
    const reader = new Reader(at(), 'owner');
    await reader.pull();
    const id = newId();
    const answer = await reader.page({ commands: [sent(at().make(id))] });
    expect(verdicts(answer)).toEqual(['applied']);
    expect(reader.rows.has(id)).toBe(true);
    expect(await reader.pull()).toMatchObject([{ rows: {}, more: false }]);
  });

  it('PL12 a device asks for pages as small as its link carries, and misses nothing', async () => {
    const [known, large, small] = [new Reader(at(), 'owner'), new Reader(at(), 'owner'), new Reader(at(), 'owner')];
    await known.pull();
    await ask(at(), 'owner', { commands: Array.from({ length: 5 }, () => sent(at().make(newId()))) });
    await large.pull();
    for (const reader of [known, small]) {
      for (const { rows } of await reader.pull({ pageSize: 2 })) expect(rowsIn(rows)).toBeLessThanOrEqual(2);
      expect([...reader.rows.keys()].sort()).toEqual([...large.rows.keys()].sort());
    }
    const sizes = [1e9, 1_000, 1.4, 0, -3, 1e-9].map(pageSize => ask(at(), 'owner', { pageSize }));
    const counts = (await Promise.all(sizes)).map(({ rows }) => rowsIn(rows));
    expect(counts).toEqual([counts[0], counts[0], 1, 1, 1, 1]);
    await expect(ask(at(), 'owner', { pageSize: 'all' as unknown as number })).rejects.toThrow();
  });

  it('PL4 the same cursor again tells the same', async () => {
    const reader = new Reader(at(), 'owner');
    await reader.pull();
    await ask(at(), 'owner', { commands: [sent(at().make(newId()))] });
    const again = () => ask(at(), 'owner', { cursor: reader.cursor });
    const first = await again();
    expect(first.rows[at().table]).toHaveLength(1);
    expect((await again()).rows).toEqual(first.rows);
  });

  it('PL5 a deleted row is named as gone', async () => {
    const id = newId();
    await ask(at(), 'owner', { commands: [sent(at().make(id))] });
    const reader = new Reader(at(), 'owner');
    await reader.pull();
    await at().remove(id);
    const [answer] = await reader.pull();
    expect(answer?.gone[at().table]).toEqual([id]);
    expect(reader.rows.has(id)).toBe(false);
  });

  it('PL8 digests are those of the rows, and ids are those of the scope', async () => {
    const { table, scope } = at();
    await ask(at(), 'owner', { commands: [sent(at().make(newId())), sent(at().make(newId()))] });
    const reader = new Reader(at(), 'owner');
    await reader.pull();
    const rows = [...reader.rows.values()];
    const asked = { cursor: reader.cursor, digests: [{ table, scope: '*' }], ids: [{ table, scope }] };
    const { digests, ids } = await ask(at(), 'owner', asked);
    const hash = hashText(rows.reduce(addRow, NO_ROWS));
    expect(digests).toEqual([{ table, scope: '*', count: rows.length, hash }]);
    const own = rows.filter(row => at().inScope(row)).map(row => row.id);
    expect([...(ids?.[0]?.ids ?? [])].sort()).toEqual(own.sort());
  });
}

function memberStories(at: () => ContractServer): void {
  it('PL5 a grant brings the old rows, a revocation takes them, and a second grant brings them again', async () => {
    const id = newId();
    await ask(at(), 'owner', { commands: [sent(at().make(id))] });
    const guest = new Reader(at(), 'guest');
    await guest.pull();
    const seen: [string[], boolean][] = [];
    for (const change of [at().grant, at().revoke, at().grant, at().revoke]) {
      await change();
      const told = (await guest.pull()).flatMap(({ scopes }) => scopes).filter(({ scope }) => scope === at().scope);
      seen.push([told.map(entry => entry.change), guest.rows.has(id)]);
    }
    const [granted, revoked] = [
      [['granted'], true],
      [['revoked'], false],
    ];
    expect(seen).toEqual([granted, revoked, granted, revoked]);
  });
}

function pageStories(at: () => ContractServer): void {
  it('FA18 FA16 PL6 more than a thousand rows come in pages that end on `more`', async () => {
    const id = newId();
    await ask(at(), 'owner', { commands: [sent(at().make(id))] });
    await at().fill(1_500, id);
    const reader = new Reader(at(), 'owner');
    const pages = await reader.pull();
    expect(pages.length).toBeGreaterThan(1);
    expect(reader.rows.size).toBeGreaterThan(1_500);
    for (const { rows, reset } of pages) {
      expect(rowsIn(rows)).toBeLessThanOrEqual(1_000);
      expect(reset).toBe(true);
    }
    expect(pages.map(({ more }) => more)).toEqual(pages.map((_, nth) => nth < pages.length - 1));
    expect(pages.map(({ begins }) => begins)).toEqual(pages.map((_, nth) => nth === 0));
  });
}

function restoreStories(at: () => OwnServer): void {
  it('PL6 a restored database has another epoch and starts from zero', async () => {
    const id = newId();
    const reader = new Reader(at(), 'owner');
    await ask(at(), 'owner', { commands: [sent(at().make(id))] });
    const before = (await reader.pull()).at(-1)?.epoch;
    await at().restore();
    const pages = await reader.pull();
    expect(pages.every(({ reset }) => reset)).toBe(true);
    expect(pages[0]?.epoch).not.toBe(before);
    expect(reader.rows.has(id)).toBe(true);
    expect((await reader.pull())[0]?.reset).toBe(false);
  });
}

function clearingStories(at: () => OwnServer): void {
  it('PL6 a pull from zero of several pages ends, also when old tombstones were cleared away before or meanwhile', async () => {
    const [id, gone] = [newId(), newId()];
    await ask(at(), 'owner', { commands: [sent(at().make(id)), sent(at().make(gone))] });
    await at().fill(1_500, id);
    await at().remove(gone);
    await at().clearAway();
    const reader = new Reader(at(), 'owner');
    await reader.page();
    await at().remove(id);
    await at().clearAway();
    for (let pages = 1; (await reader.page()).more; pages += 1) expect(pages).toBeLessThan(12);
    await reader.pull();
    expect(reader.rows.has(id)).toBe(false);
    expect(reader.rows.size).toBeGreaterThan(1_500);
  });
}
