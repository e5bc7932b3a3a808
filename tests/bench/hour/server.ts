// The server as `npm start` runs it, in a process of its own and on a folder of its own. It is started with a debugger's port: through that it is
// asked to collect its garbage and to say what memory it holds, so the product has no part in being measured.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts';
import type { Mail } from '#supabase/local/mail/mail-store.ts';
import { repository } from '#tests/support/repository.ts';

/** Bytes, after a garbage collection. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

interface Asked {
  resolve(result: object): void;
  reject(error: Error): void;
}

export class OwnServer {
  readonly publishableKey = LOCAL_PUBLISHABLE_KEY;
  readonly url: string;
  /** What it said on its error output since it was open. */
  readonly complaints: string[] = [];
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #debugger: WebSocket;
  readonly #awaited = new Map<number, Asked>();
  #asked = 0;

  static async start(): Promise<OwnServer> {
    const folder = await mkdtemp(join(tmpdir(), 'encore-hour-'));
    const argv = ['--inspect=127.0.0.1:0', '--import', 'tsx', 'supabase/local/start.ts'];
    const env = { ...process.env, PORT: '0', DATA_DIR: folder, SEED: 'demo' };
    const child = spawn(process.execPath, argv, { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [[url], [address]] = await Promise.all([
      lineOf(child, 'stdout', /Encore is open at (\S+)/),
      lineOf(child, 'stderr', /Debugger listening on (\S+)/),
    ]);
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new OwnServer({ child, folder, socket, url });
  }

  private constructor(of: { child: ChildProcess; folder: string; socket: WebSocket; url: string }) {
    this.url = of.url;
    this.#child = of.child;
    this.#folder = of.folder;
    this.#debugger = of.socket;
    of.socket.on('message', (said: Buffer) => this.#hear(said));
    of.socket.on('close', () => {
      for (const { reject } of this.#awaited.values()) reject(new Error('The server has ended.'));
    });
    of.child.stderr?.on('data', (said: Buffer) => {
      const lines = said.toString().split('\n');
      this.complaints.push(...lines.filter(line => line !== '' && !/debugger/i.test(line)));
    });
  }

  /** To one address, oldest first. */
  mails(to?: string): Mail[] {
    const folder = join(this.#folder, 'mails');
    const files = readdirSync(folder).filter(file => file.endsWith('.json'));
    const mails = files.sort().map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Mail);
    return mails.filter(mail => to === undefined || mail.to === to);
  }

  async memory(): Promise<Memory> {
    await this.#ask('HeapProfiler.collectGarbage');
    const expression = 'JSON.stringify(process.memoryUsage())';
    const { result } = (await this.#ask('Runtime.evaluate', { expression })) as { result: { value: string } };
    return JSON.parse(result.value) as Memory;
  }

  async folderBytes(): Promise<number> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const sizes = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => sizeOf(join(parentPath, name)));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  async stop(): Promise<void> {
    this.#debugger.close();
    if (this.#child.exitCode === null) {
      this.#child.kill('SIGTERM');
      await once(this.#child, 'exit');
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  #ask(method: string, params: object = {}): Promise<object> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#awaited.set(id, { resolve, reject });
      this.#debugger.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear(said: Buffer): void {
    const { id = 0, result, error } = JSON.parse(said.toString()) as { id?: number; result?: object; error?: object };
    const awaited = this.#awaited.get(id);
    this.#awaited.delete(id);
    if (result === undefined) awaited?.reject(new Error(JSON.stringify(error)));
    else awaited?.resolve(result);
  }
}

/** What a line of its output says in the pattern's brackets. */
function lineOf(child: ChildProcess, output: 'stdout' | 'stderr', pattern: RegExp): Promise<[string]> {
  const stream = child[output];
  if (stream === null) throw new Error(`No ${output}.`);
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The server ended with ${code}.`)));
    createInterface({ input: stream }).on('line', line => {
      const found = pattern.exec(line)?.[1];
      if (found !== undefined) resolve([found]);
    });
  });
}

/** 0 for what was deleted between the listing and the look. */
async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}
