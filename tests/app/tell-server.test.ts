// Page views and errors reach the server when there is one, and trouble nobody when there is none.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoggedError, logError, loggedErrors, reportError } from '#app/error-log.ts';
import { type Server, tellServer } from '#app/tell-server.ts';

class FakeServer implements Server {
  readonly reportsAtOnce = 20;
  readonly views: string[] = [];
  readonly reports: (readonly Omit<LoggedError, 'told'>[])[] = [];
  readonly parkedTold: number[] = [];
  parked = 0;
  connected = true;
  answers = true;
  private readonly changed: (() => void)[] = [];

  isConnected(): boolean {
    return this.connected;
  }

  onConnection(changed: () => void): void {
    this.changed.push(changed);
  }

  logPageView(path: string): void {
    this.views.push(path);
  }

  parkedCount(): number {
    return this.parked;
  }

  reportParked(): Promise<boolean> {
    this.parkedTold.push(this.parked);
    return Promise.resolve(this.answers);
  }

  reportErrors(reports: readonly Omit<LoggedError, 'told'>[]): Promise<boolean> {
    this.reports.push(reports);
    return Promise.resolve(this.answers);
  }

  connect(): void {
    this.connected = true;
    for (const changed of this.changed) changed();
  }
}

let server: FakeServer;
let arrive: () => void;
let path: string;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { location: { pathname: '/rockstar' } });
  server = new FakeServer();
  path = '/rockstar';
});

function start(): void {
  tellServer(server, {
    path: () => path,
    onArrival: arrived => {
      arrive = arrived;
    },
  });
}

const settled = () => new Promise(resolve => setTimeout(resolve));

describe('page views', () => {
  it('SP4.17 are told on every arrival while connected', () => {
    start();
    path = '/rockstar/shifts';
    arrive();
    expect(server.views).toEqual(['/rockstar', '/rockstar/shifts']);
  });

  it('are not told while there is no connection; once it stands, only of the page they are on, once', () => {
    server.connected = false;
    start();
    path = '/rockstar/shifts';
    arrive();
    path = '/rockstar/available-shifts';
    arrive();
    expect(server.views).toEqual([]);
    server.connect();
    server.connect();
    expect(server.views).toEqual(['/rockstar/available-shifts']);
  });

  it('are told once of a page, however often the connection changes', () => {
    start();
    server.connect();
    arrive();
    server.connect();
    expect(server.views).toEqual(['/rockstar', '/rockstar']);
  });
});

describe('errors', () => {
  it('SP8.14 are told once, and stay in the list', async () => {
    start();
    const logged = logError(new Error('boom'), 'critical');
    await settled();
    server.connect();
    await settled();
    expect(server.reports).toMatchObject([[{ id: logged.id, message: 'boom' }]]);
    expect(loggedErrors()).toMatchObject([{ id: logged.id, told: true }]);
  });

  it('are told again with what their person says, and it is known whether that has gone', async () => {
    start();
    const { id } = logError(new Error('boom'), 'critical');
    await settled();
    expect(await reportError(id, ' I pressed Save. ')).toBe('sent');
    expect(server.reports.at(-1)).toMatchObject([{ id, note: 'I pressed Save.' }]);
    server.connected = false;
    const later = logError(new Error('bang'), 'critical');
    expect(await reportError(later.id, '')).toBe('kept');
    server.connect();
    await settled();
    expect(server.reports.at(-1)).toMatchObject([{ id: later.id, message: 'bang' }]);
    expect(server.reports.at(-1)?.[0]?.note).toBeUndefined();
  });

  it('wait for a connection, and for an answer', async () => {
    server.connected = false;
    start();
    logError(new Error('boom'), 'critical');
    expect(server.reports).toEqual([]);
    server.answers = false;
    server.connect();
    await settled();
    server.answers = true;
    server.connect();
    await settled();
    server.connect();
    await settled();
    expect(server.reports).toHaveLength(2);
  });
});

describe('refused changes that wait here', () => {
  it('are told at each start while there are any, and once that there are none', async () => {
    server.parked = 2;
    start();
    await settled();
    start();
    await settled();
    expect(server.parkedTold).toEqual([2, 2]);
    // They were settled while nobody told.
    server.parked = 0;
    start();
    await settled();
    start();
    await settled();
    expect(server.parkedTold).toEqual([2, 2, 0]);
  });

  it('wait for a connection, and for an answer', async () => {
    server.connected = false;
    server.parked = 1;
    start();
    await settled();
    expect(server.parkedTold).toEqual([]);
    server.answers = false;
    server.connect();
    await settled();
    server.answers = true;
    server.connect();
    await settled();
    server.connect();
    await settled();
    expect(server.parkedTold).toEqual([1, 1]);
  });
});
