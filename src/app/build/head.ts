// The head of a built page: what it may load, what it will need, and the font that its first texts are set in.
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { filesAhead } from './ahead.ts';

/** The text of every page comes with the style sheet instead of after it, so that nothing jumps. Not the titles' font: on a
 *  first visit its 76 KiB would hold up the code, and with it every word, by a third of a second. */
const startFonts = [/figtree-latin-wght-normal-.*\.woff2$/];

const firstLook = '<script src="/first-look.js"></script>';
const styleSheet = /\s*<link rel="stylesheet"[^>]*>/;

/** Of the app's code. What stands in the page is read without it, so its sheet and its font go first over a thin link. */
const code = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * What a built page needs first stands first: its style sheet comes beside the script that looks first, its font before the sheet
 * asks for it. The content security policy (built pages only: development needs inline scripts) stands behind all of
 * these, which are our own files: a browser stops looking ahead where it meets one, and every page started a round trip later.
 */
export function headTags(backend: string): Plugin {
  return {
    name: 'encore-head-tags',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const sheet = styleSheet.exec(html)?.[0].trim() ?? '';
        const ahead = `<script id="ahead" type="application/json">${JSON.stringify(filesAhead(bundle))}</script>`;
        return {
          html: html
            .replace(styleSheet, '')
            .replace(firstLook, [sheet, ahead, firstLook].join('\n    '))
            .replaceAll(code, '$& fetchpriority="low"'),
          tags: [...fontsAhead(Object.keys(bundle)), policy(backend)],
        };
      },
    },
  };
}

function fontsAhead(built: readonly string[]): HtmlTagDescriptor[] {
  return built
    .filter(file => startFonts.some(font => font.test(file)))
    .map(file => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
      injectTo: 'head',
    }));
}

function policy(backend: string): HtmlTagDescriptor {
  return {
    tag: 'meta',
    attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy(backend) },
    injectTo: 'head',
  };
}

/** Own origin and the backend, nothing else. Style tags may be inline (Mantine writes its variables so); scripts may not. */
function contentPolicy(backend: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connections(backend)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Where the app may connect besides its own origin: the hosted backend's calls and its socket. */
export function connections(backend: string): string[] {
  return backend === '' ? [] : [new URL(backend).origin, new URL(backend).origin.replace(/^http/u, 'ws')];
}
