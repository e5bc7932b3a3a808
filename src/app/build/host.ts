// What a static host has to be told about a built app: the headers, what may be kept how long, and that every address of
// the app is its one page. Two notations: `_headers` and `_redirects` (Netlify, Cloudflare Pages), `vercel.json`.
import type { Plugin } from 'vite';
import { connections } from './head.ts';

/** `backend`: the origin of the hosted project, empty where the app's own origin serves it. */
export function hostFiles(backend: string): Plugin {
  return {
    name: 'encore-host-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(backend) });
      this.emitFile({
        type: 'asset',
        fileName: '_redirects',
        source: '/assets/* /index.html 404\n/* /index.html 200\n',
      });
      this.emitFile({
        type: 'asset',
        fileName: 'vercel.json',
        source: `${JSON.stringify(vercel(backend), null, 2)}\n`,
      });
    },
  };
}

type Header = readonly [name: string, value: string];

/** The same list as the embedded backend sends, which a test compares. A policy in the page cannot forbid framing. */
function everywhere(backend: string): Header[] {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connections(backend)].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), geolocation=(self), microphone=()'],
    ['X-Frame-Options', 'DENY'],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ];
}

const FOR_EVER: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
const ASKED_ANEW: Header = ['Cache-Control', 'no-cache'];

/** No header stands in two rules that meet on one address: one host joins the values, the other takes either. */
const KEPT: readonly (readonly [path: string, header: Header])[] = [
  ['/assets/*', FOR_EVER],
  ['/', ASKED_ANEW],
  ['/index.html', ASKED_ANEW],
  ['/sw.js', ASKED_ANEW],
  ['/manifest.webmanifest', ASKED_ANEW],
];

function headersFile(backend: string): string {
  const rule = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [rule('/*', everywhere(backend)), ...KEPT.map(([path, header]) => rule(path, [header])), ''].join('\n');
}

function vercel(backend: string): object {
  const headers = ([key, value]: Header) => ({ key, value });
  return {
    headers: [
      { source: '/(.*)', headers: everywhere(backend).map(headers) },
      ...KEPT.map(([path, header]) => ({ source: path.replace('*', '(.*)'), headers: [headers(header)] })),
    ],
    rewrites: [{ source: '/((?!assets/).*)', destination: '/index.html' }],
  };
}
