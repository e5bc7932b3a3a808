// Serves the built app: hashed files for ever, the shell and the worker asked for anew each time, any other page of the
// app by the shell. Knows nothing of what the app does.
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { acceptedEncodings, compress, type Encoding, WORTH_COMPRESSING_BYTES } from './compress.ts';
import type { Answer } from './exchange.ts';

/** What of a request's headers decides about its answer. */
export interface Wish {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export type StaticFiles = (path: string, wish: Wish) => Promise<Answer | null>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.ico']);

/** Answers null for a file that the app does not have; any other unknown path is a page, which the shell shows. */
export function staticFiles(folder: string): StaticFiles {
  const compressed = new Map<string, Promise<Buffer>>();
  /** As last read: a device that installs the app asks for two hundred files. */
  const read = new Map<string, Found>();

  async function answer(file: string, { acceptEncoding, ifNoneMatch }: Wish): Promise<Answer | null> {
    const found = await readIfFile(join(folder, file), read.get(file));
    if (found === null) return null;
    read.set(file, found);
    const extension = extname(file);
    const headers = {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': cacheControl(file),
      vary: 'accept-encoding',
      etag: tagOf(found),
    };
    // The worker is asked for at every start of the app, and is 0.1 MB.
    if (ifNoneMatch?.split(',').some(tag => tag.trim() === headers.etag) === true)
      return { status: 304, headers, body: NOTHING };
    const encoding = COMPRESSED.has(extension) ? acceptedEncodings(acceptEncoding)[0] : undefined;
    if (encoding === undefined || found.body.length < WORTH_COMPRESSING_BYTES) {
      return { status: 200, headers, body: found.body };
    }
    const body = await remembered(`${file} ${found.changedAt} ${encoding}`, found.body, encoding);
    return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body };
  }

  function remembered(key: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    const known = compressed.get(key) ?? compress(body, encoding);
    compressed.set(key, known);
    return known;
  }

  return async (path, wish) => {
    const file = fileOf(path);
    const found = file === null ? null : await answer(file, wish);
    if (found !== null) return found;
    return extname(path) === '' ? answer('index.html', wish) : null;
  };
}

/** A path of the web as one inside the folder; null for one that would lead out of it or cannot be read. */
function fileOf(path: string): string | null {
  try {
    const file = normalize(decodeURIComponent(path)).replace(/^[/\\]+/, '');
    if (file === '' || file === '.') return 'index.html';
    return file.includes('\0') || file.split(sep).includes('..') ? null : file;
  } catch {
    return null;
  }
}

function cacheControl(file: string): string {
  return /^assets\/.+-[\w-]{8,}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

const NOTHING = Buffer.alloc(0);

interface Found {
  readonly body: Buffer;
  readonly changedAt: number;
}

/** Weak: the same whatever the encoding. */
function tagOf({ body, changedAt }: Found): string {
  return `W/"${body.length.toString(36)}-${changedAt.toString(36)}"`;
}

/** `before` again while the file has its time and size. */
async function readIfFile(path: string, before: Found | undefined): Promise<Found | null> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return null;
    if (before?.changedAt === found.mtimeMs && before.body.length === found.size) return before;
    return { body: await readFile(path), changedAt: found.mtimeMs };
  } catch {
    return null;
  }
}
