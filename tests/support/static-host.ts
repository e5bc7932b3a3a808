// A static host as two common ones are, told what to do by the files that the build wrote: `_headers` and `_redirects`.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export async function headerRules(folder: string): Promise<HeaderRule[]> {
  const blocks = (await readFile(join(folder, '_headers'), 'utf8')).split(/\n(?=\/)/);
  return blocks.map(block => {
    const [path = '', ...lines] = block.trimEnd().split('\n');
    const headers = lines.map(line => {
      const [, name = '', value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
      return [name, value] as const;
    });
    return { path, headers };
  });
}

/** Serves `folder` on a free port of this machine. */
export async function serveAsHost(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const rules = await headerRules(folder);
  const redirects = (await readFile(join(folder, '_redirects'), 'utf8'))
    .trim()
    .split('\n')
    .map(line => line.split(' '));
  const server = createServer(async (incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://host').pathname;
    for (const { headers } of rules.filter(rule => fits(rule.path, path)))
      for (const [name, value] of headers) outgoing.setHeader(name, value);
    const found = await fileAt(folder, path === '/' ? '/index.html' : path);
    const [, target = '/index.html', status = '200'] = redirects.find(([from = '']) => fits(from, path)) ?? [];
    const served = found === null ? target : path;
    outgoing.setHeader(
      'Content-Type',
      TYPES[extname(served === '/' ? '/index.html' : served)] ?? 'application/octet-stream',
    );
    outgoing.writeHead(found === null ? Number(status) : 200);
    outgoing.end(found ?? (await fileAt(folder, target)));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

function fileAt(folder: string, path: string): Promise<Buffer | null> {
  return readFile(join(folder, decodeURIComponent(path))).catch(() => null);
}
