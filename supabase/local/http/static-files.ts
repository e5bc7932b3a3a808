// Serves the built app: hashed files for ever, the shell and the worker asked for anew each time, any other page of the
// app by the shell. Knows nothing of what the app does.
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { acceptedEncodings, compress, type Encoding, WORTH_COMPRESSING_BYTES } from './compress.ts';
import type { Answer } from './exchange.ts';

export type StaticFiles = (path: string, acceptEncoding: string | undefined) => Promise<Answer | null>;

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

  async function answer(file: string, status: number, header: string | undefined): Promise<Answer | null> {
    const found = await readIfFile(join(folder, file));
    if (found === null) return null;
    const extension = extname(file);
    const headers = {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': cacheControl(file),
      vary: 'accept-encoding',
    };
    const encoding = COMPRESSED.has(extension) ? acceptedEncodings(header)[0] : undefined;
    if (encoding === undefined || found.body.length < WORTH_COMPRESSING_BYTES) {
      return { status, headers, body: found.body };
    }
    const body = await remembered(`${file} ${found.changedAt} ${encoding}`, found.body, encoding);
    return { status, headers: { ...headers, 'content-encoding': encoding }, body };
  }

  function remembered(key: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    const known = compressed.get(key) ?? compress(body, encoding);
    compressed.set(key, known);
    return known;
  }

  return async (path, header) => {
    const file = fileOf(path);
    const found = file === null ? null : await answer(file, 200, header);
    if (found !== null) return found;
    return extname(path) === '' ? answer('index.html', 200, header) : null;
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

async function readIfFile(path: string): Promise<{ body: Buffer; changedAt: number } | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? { body: await readFile(path), changedAt: found.mtimeMs } : null;
  } catch {
    return null;
  }
}
