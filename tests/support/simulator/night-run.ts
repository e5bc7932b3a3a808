// Plays a night with real devices, brings everybody back to the network, and asks whether it is one timesheet: the same on every
// device and on the server, and the same as when all that was saved is told in order by a clock that is right.
import { evidenceOf } from '#domain/attendance/clock.ts';
import {
  checkIn,
  checkOut,
  endBreak,
  markNoShow,
  recordAttendance,
  relayPunches,
  startBreak,
} from '#domain/attendance/commands.ts';
import { figureOf } from '#domain/attendance/figures.ts';
import { attendanceEvents, rowToFact } from '#domain/attendance/schema.ts';
import { signedSheets, unsentPunches } from '#domain/attendance/sheets.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { type BookingId, timesheetId } from '#domain/ids.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';
import { toInstantText } from '#domain/time.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { type Act, act } from '#sync/index.ts';
import { BOOKING, bookingRow, MANAGER, WORKER } from '#tests/domain/rows.ts';
import { Random } from '#tests/support/fakes/random.ts';
import { World } from '#tests/support/fakes/world.ts';
import { Accounts } from './accounts.ts';
import { type Heard, JudgingTx, NIGHT_TABLES, NightServer, nightCatalogue } from './night-server.ts';
import { type NightAct, type NightEvent, type NightStory, nightOf, PLACES, type Place } from './night-story.ts';
import { newPhone, type Phone, type Tab } from './rig.ts';
import type { SeedRange } from './seeds.ts';

const MINUTE_MS = 60_000;
const SHIFT_MS = 8 * 60 * MINUTE_MS;
const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SAYING = { in: checkIn, out: checkOut, break_start: startBreak, break_end: endBreak } as const;
/** So long an app is looked at for one act. */
const OPEN_MS = 3_000;
/** Longer than the slowest timer: nobody's bell rings here. */
const CALM_MS = 85_000;

interface Night {
  readonly world: World;
  readonly random: Random;
  readonly server: NightServer;
  readonly startsAt: number;
  readonly phones: Readonly<Record<Place, Phone>>;
  /** When it truly was, by fact. */
  readonly happened: Map<string, number>;
  /** Commands that somebody was told are saved. */
  readonly told: Set<string>;
}

export interface NightVerdict {
  readonly broken: readonly string[];
  readonly facts: number;
  readonly carried: number;
  readonly deaths: number;
  readonly sheets: number;
}

/** Night after night; prints those that came to more than one, and what all of them held. */
export async function runNights({ seeds, from }: SeedRange): Promise<boolean> {
  const verdicts: NightVerdict[] = [];
  for (let seed = from; seed < from + seeds; seed += 1) {
    const verdict = await playNight(nightOf(seed));
    verdicts.push(verdict);
    for (const sentence of verdict.broken.slice(0, 4)) console.log(`night ${seed}: ${sentence}`);
  }
  const sum = (of: (verdict: NightVerdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
  const failed = sum(({ broken }) => (broken.length > 0 ? 1 : 0));
  console.log(`${sum(of => of.facts)} facts, ${sum(of => of.carried)} sheets carried, ${sum(of => of.deaths)} deaths`);
  console.log(`${seeds - failed} nights passed, ${failed} failed`);
  return failed === 0;
}

export async function playNight(story: NightStory): Promise<NightVerdict> {
  const world = new World();
  const uninstall = world.install();
  try {
    const night = await setNight(world, story);
    let deaths = 0;
    for (const event of story.events) {
      await world.pass(Math.max(0, night.startsAt + event.at * MINUTE_MS - world.now));
      if (await happen(night, event)) deaths += 1;
    }
    const broken = await judge(night, await allComeBack(night, story));
    const { tx, heard } = night.server;
    const carried = heard.filter(({ command }) => command.name === relayPunches.name).length;
    return { broken, facts: tx.all(attendanceEvents).length, carried, deaths, sheets: tx.all(timesheets).length };
  } finally {
    uninstall();
  }
}

async function setNight(world: World, { seed, aheadMs, dark }: NightStory): Promise<Night> {
  const random = new Random(seed);
  const server = new NightServer(() => world.now);
  const accounts = new Accounts(() => world.now);
  const startsAt = Math.ceil(world.now / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS;
  const span = { starts_at: toInstantText(startsAt), ends_at: toInstantText(startsAt + SHIFT_MS) };
  await server.tx.put(bookings, bookingRow(span));
  const phoneAt = (place: Place): Phone => {
    const phone = newPhone({ world, random, server, accounts }, 0.1);
    phone.hardware.skewMs = aheadMs[place];
    return phone;
  };
  const phones = { phone: phoneAt('phone'), 'old phone': phoneAt('old phone'), tablet: phoneAt('tablet') };
  const night: Night = { world, random, server, startsAt, phones, happened: new Map(), told: new Set() };
  for (const place of PLACES) {
    const tab = phones[place].openTab(nightCatalogue);
    const email = `${place === 'tablet' ? MANAGER : WORKER}@example.com`;
    while (tab.device.mirror.get() === null || tab.device.status.get().lastPullAt === null) {
      await world.run(tab.device.signIn({ email, password: 'any' }));
      await world.pass(OPEN_MS);
    }
    tab.tab.kill();
    if (dark.includes(place)) connect(phones[place], false);
  }
  return night;
}

function connect({ network, hardware }: Phone, up: boolean): void {
  network.reachable = up;
  hardware.online = up;
}

/** The app as somebody opens it, once it shows what it holds. */
async function opened({ world }: Night, phone: Phone): Promise<Tab> {
  const tab = phone.openTab(nightCatalogue);
  while (tab.device.status.get().lastPullAt === null) await world.step();
  return tab;
}

/** True: the app died of it. */
async function happen(night: Night, { act: what, dies }: NightEvent): Promise<boolean> {
  if (what.what === 'network') {
    connect(night.phones[what.on], what.up);
    return false;
  }
  const place = what.what === 'say' ? what.on : 'tablet';
  const meant = await meaning(night, what);
  const tab = await opened(night, night.phones[place]);
  for (const { command, args } of meant(tab)) {
    const saving = tab.device.dispatch(command, args).catch(() => null);
    const telling = saving.then(saved => {
      if (saved?.ok === true && !tab.tab.dead) night.told.add(saved.commandId);
    });
    for (let steps = 0; steps < (dies ?? 0); steps += 1) await night.world.step();
    if (dies === null) await night.world.run(telling);
  }
  if (dies === null) await night.world.pass(OPEN_MS);
  tab.tab.kill();
  return dies !== null;
}

/** What is done in the app once it is open. */
async function meaning(night: Night, what: Exclude<NightAct, { what: 'network' }>): Promise<(tab: Tab) => Act[]> {
  const { world, random } = night;
  const fact = (at: number): string => {
    const id = random.uuid(night.happened.size + 1);
    night.happened.set(id, at);
    return id;
  };
  if (what.what === 'no-show') {
    night.happened.set(BOOKING, world.now);
    return () => [act(markNoShow, { id: BOOKING })];
  }
  if (what.what === 'write down') {
    const at = world.now - what.agoMin * MINUTE_MS;
    const args = { id: fact(at), booking_id: BOOKING, kind: what.kind, said_at: toInstantText(at), reason: 'Seen' };
    return () => [act(recordAttendance, args)];
  }
  if (what.what === 'carry') {
    const sheets = await shown(night, what.from, what.forged);
    return () => sheets.map(sheet => act(relayPunches, { sheet }));
  }
  return ({ device, tab }) => {
    const { lastPullAt, serverTime } = device.status.get();
    const heard = { serverAt: Date.parse(serverTime ?? ''), deviceAt: Date.parse(lastPullAt ?? '') };
    const code = what.code ? { code: `${Math.floor(world.now / MINUTE_MS)}.${'a'.repeat(20)}` } : {};
    const evidence = evidenceOf(tab.platform.now(), lastPullAt === null ? null : heard, null);
    return [act(SAYING[what.kind], { id: fact(world.now), booking_id: BOOKING, ...evidence, ...code })];
  };
}

/** As that phone shows it to a camera; forged: a minute of it is another. */
async function shown(night: Night, place: Place, forged: boolean): Promise<readonly string[]> {
  const tab = await opened(night, night.phones[place]);
  const mirror = tab.device.mirror.get();
  if (mirror === null) throw new Error('Nobody lives on that phone');
  const { punches } = await night.world.run(unsentPunches(mirror, { bookingId: BOOKING }));
  tab.tab.kill();
  const sheets = await signedSheets(KEY, { bookingId: BOOKING as BookingId, punches });
  if (!forged) for (const sheet of sheets) night.server.signed.add(sheet);
  return forged ? sheets.map(sheet => sheet.replace(/,(\d)(\d{11,12}),/, ',2$2,')) : sheets;
}

async function allComeBack(night: Night, { back }: NightStory): Promise<ReadonlyMap<Place, Tab>> {
  const open = new Map<Place, Tab>();
  for (const place of back) {
    const phone = night.phones[place];
    connect(phone, true);
    phone.network.badCalls = 0;
    open.set(place, await opened(night, phone));
    await night.world.pass(OPEN_MS);
  }
  await night.world.pass(CALM_MS);
  return open;
}

async function judge(night: Night, open: ReadonlyMap<Place, Tab>): Promise<string[]> {
  const { server, told, happened, world } = night;
  const broken: string[] = [];
  const arrived = new Set(server.heard.map(({ command }) => command.id));
  for (const id of told) if (!arrived.has(id)) broken.push(`lost: ${id} was said to be saved`);
  const ours = await outcome(server.tx);
  for (const [place, { device }] of open) {
    if (device.status.get().phase !== 'idle') broken.push(`${place}: not at rest`);
    for (const table of NIGHT_TABLES) {
      const rows = await world.run(Promise.resolve(device.mirror.get()?.table(table).orderBy('id').toArray() ?? []));
      const theirs = server.tx.all(table).toSorted((one, other) => (one.id < other.id ? -1 : 1));
      if (JSON.stringify(rows.map(sorted)) !== JSON.stringify(theirs.map(sorted)))
        broken.push(`${place}: other ${table.name} than the server`);
    }
  }
  const plain = await inOrder(night);
  if (JSON.stringify(ours) !== JSON.stringify(plain))
    broken.push(`not one timesheet: ${JSON.stringify(ours)} instead of ${JSON.stringify(plain)}`);
  for (const { id, at, verdict } of server.tx.all(attendanceEvents).map(rowToFact)) {
    const off = Math.abs(at - (happened.get(id) ?? 0));
    if (off > (verdict === 'proven' ? MINUTE_MS : 2_000)) broken.push(`a ${verdict} fact is ${off} ms off`);
  }
  return broken;
}

const sorted = (row: object) => Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The same acts, each once, straight, and when it happened; what was carried is among what was said. */
async function inOrder({ server, happened, startsAt }: Night): Promise<unknown> {
  const tx = new JudgingTx();
  const span = { starts_at: toInstantText(startsAt), ends_at: toInstantText(startsAt + SHIFT_MS) };
  await tx.put(bookings, bookingRow(span));
  const at = ({ command }: Heard) => happened.get((command.args as { id: string }).id) ?? 0;
  const straight = server.heard.filter(({ command }) => command.name !== relayPunches.name);
  for (const heard of straight.toSorted((one, other) => at(one) - at(other)))
    await tx.carryOut(heard, { now: startsAt + 2 * SHIFT_MS, signed: server.signed });
  return outcome(tx);
}

/** What people agree on: who was there when, what it comes to, and where it stands. */
async function outcome(tx: JudgingTx): Promise<unknown> {
  const facts = tx.all(attendanceEvents).map(rowToFact);
  const booking = await tx.get(bookings, BOOKING);
  if (booking === undefined) throw new Error('The booking is gone');
  const plan = {
    startsAt: Date.parse(booking.starts_at),
    endsAt: Date.parse(booking.ends_at),
    breakMin: booking.break_min,
    owedHours: FIRST_RULES.owedHours,
  };
  return {
    status: booking.status,
    facts: facts
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, kind, source, at, verdict }) => ({ id, kind, source, at, verdict })),
    figures: (['rockstar', 'venue'] as const).map(source => figureOf(facts, source, plan)),
    sheets: tx.all(timesheets).map(({ id, state, agreed_min }) => {
      return { id: id === timesheetId(BOOKING as BookingId) ? 'of the booking' : id, state, agreed_min };
    }),
  };
}
