// In the page: what a venue's desktop asks of the mirror all at once, twenty live queries of the product through the
// product's own hook, drawn as plainly as can be; and writes, timed from the click to the painted frame.
import { createRoot } from 'react-dom/client';
import { DeviceProvider } from '#bridge/device-context.tsx';
import { useCommand } from '#bridge/use-command.ts';
import { type Query, useQuery } from '#bridge/use-query.ts';
import { heldPlaces, undecidedApplications } from '#domain/applications/queries.ts';
import { venueBookingsBetween } from '#domain/bookings/queries.ts';
import { chatsOf, unreadTotal } from '#domain/conversations/queries.ts';
import { venueJobs } from '#domain/jobs/queries.ts';
import { ownNotifications, unseenCount } from '#domain/notifications/queries.ts';
import { ownRole } from '#domain/profiles/queries.ts';
import { ownAppearance } from '#domain/settings/queries.ts';
import { cancelShift } from '#domain/shifts/commands.ts';
import { venueShiftsBetween } from '#domain/shifts/queries.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { teamOfVenue } from '#domain/team/queries.ts';
import { templatesOfVenue } from '#domain/templates/queries.ts';
import { ownVenues } from '#domain/venues/queries.ts';
import type { Device } from '#sync/index.ts';
import { momentOf, openOwnDevice, type Person } from './own-device.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface LiveQueriesPage {
  /** Signs in, has everything on the device, goes offline and draws. Answers how many live queries and rows there are. */
  open(person: Person): Promise<{ readonly queries: number; readonly rows: number }>;
  /** Presses the button that many times; milliseconds from each click to the paint of its effect. */
  write(times: number): Promise<number[]>;
}

const page: LiveQueriesPage = { open, write };
(window as unknown as { bench: LiveQueriesPage }).bench = page;

async function open(person: Person): Promise<{ queries: number; rows: number }> {
  const device = openOwnDevice(person);
  const signedIn = await device.signIn(person);
  if (!signedIn.ok) throw new Error(signedIn.error.code);
  await momentOf(device.status, ({ phase, firstSync }) => phase === 'idle' && !firstSync);
  device.setWorkOffline(true);
  await momentOf(device.status, ({ workOffline }) => workOffline);
  const mirror = device.mirror.get();
  if (mirror === null) throw new Error('Nobody is signed in.');
  const first = await mirror.table(shifts).orderBy('[venue_id+starts_at]').first();
  if (first === undefined) throw new Error('No shifts.');
  createRoot(document.getElementById('root') ?? document.body).render(
    <DeviceProvider device={device}>
      <Desktop device={device} venueId={first.venue_id} from={Date.parse(first.starts_at)} />
    </DeviceProvider>,
  );
  await drawn();
  return { queries: document.querySelectorAll('[data-query]').length, rows: await mirror.table(shifts).count() };
}

/** Every query has answered. */
async function drawn(): Promise<void> {
  const missing = () => document.querySelectorAll('[data-query]:empty').length;
  while (document.querySelector('[data-query]') === null || missing() > 0) {
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
}

interface DesktopProps {
  readonly device: Device;
  readonly venueId: string;
  readonly from: number;
}

/** A week, day by day, and the frame around it. */
function Desktop({ device, venueId, from }: DesktopProps) {
  const days = Array.from({ length: 7 }, (_, nth) => ({
    venueId,
    from: from + nth * DAY_MS,
    to: from + (nth + 1) * DAY_MS,
  }));
  const week = { venueId, from, to: from + 7 * DAY_MS };
  return (
    <>
      {days.map(day => (
        <Day key={day.from} day={day} />
      ))}
      <Count query={venueBookingsBetween} args={week} />
      <Count query={undecidedApplications} args={{ venueId }} />
      <Count query={heldPlaces} args={{ venueId }} />
      <Count query={venueJobs} args={{ venueId }} />
      <Count query={teamOfVenue} args={{ venueId }} />
      <Count query={templatesOfVenue} args={{ venueId }} />
      <Count query={chatsOf} args={{ side: 'venue' as const }} />
      <Count query={ownVenues} args={null} />
      <Count query={ownNotifications} args={null} />
      <Count query={unseenCount} args={null} />
      <Count query={unreadTotal} args={null} />
      <Count query={ownRole} args={null} />
      <Count query={ownAppearance} args={device.session.get()?.userId} />
    </>
  );
}

function Day({ day }: { readonly day: { readonly venueId: string; readonly from: number; readonly to: number } }) {
  const found = useQuery(venueShiftsBetween, day);
  const cancel = useCommand(cancelShift);
  const next = found?.find(({ status }) => status === 'published');
  return (
    <section data-query>
      {found?.map(({ id, startsLocal, role, status, pending }) => (
        <p key={id} data-shift={id} data-state={pending}>
          {startsLocal} {role} {status}
        </p>
      ))}
      {next !== undefined && (
        <button type="button" data-cancel={next.id} onClick={() => void cancel({ id: next.id })}>
          Cancel the next
        </button>
      )}
    </section>
  );
}

function Count<Args, Value>({ query, args }: { readonly query: Query<Args, Value>; readonly args: Args }) {
  const value = useQuery(query, args);
  return <output data-query>{value === undefined ? '' : JSON.stringify(value).length}</output>;
}

async function write(times: number): Promise<number[]> {
  const timings: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    timings.push(await press(nth));
    await new Promise(resolve => requestIdleCallback(resolve));
  }
  return timings;
}

/** On one day after the other. */
function press(nth: number): Promise<number> {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-cancel]');
  const button = buttons[nth % buttons.length];
  if (button === undefined) throw new Error('Nothing left to cancel.');
  const row = document.querySelector(`[data-shift="${button.dataset.cancel}"]`);
  return new Promise(resolve => {
    const from = performance.now();
    const shown = new MutationObserver(() => {
      if (row?.getAttribute('data-state') !== 'queued') return;
      shown.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(null);
      });
    });
    shown.observe(document.body, { childList: true, subtree: true, attributes: true });
    button.click();
  });
}
