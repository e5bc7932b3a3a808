// The head of a built page: what it may load, what it will need, and the face that its first texts are set in.
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { filesAhead } from './ahead.ts';

/** The text of every page comes with the style sheet instead of after it, so that nothing jumps. Not the titles' face: on a
 *  first visit its 76 KiB would hold up the code, and with it every word, by a third of a second. */
const startFaces = [/figtree-latin-wght-normal-.*\.woff2$/];

/** The content security policy (built pages only: development needs inline scripts), and the faces ahead of their style sheet. */
export function headTags(backend: string): Plugin {
  return {
    name: 'encore-head-tags',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const built = Object.keys(bundle ?? {});
        const preload = startFaces.flatMap((face): HtmlTagDescriptor[] =>
          built
            .filter(file => face.test(file))
            .map(file => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
              injectTo: 'head',
            })),
        );
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy(backend) },
            injectTo: 'head-prepend',
          },
          {
            tag: 'script',
            attrs: { id: 'ahead', type: 'application/json' },
            children: JSON.stringify(filesAhead(bundle ?? {})),
            injectTo: 'head-prepend',
          },
          ...preload,
        ];
      },
    },
  };
}

/** Own origin and the backend, nothing else. Style tags may be inline (Mantine writes its variables so); scripts may not. */
function contentPolicy(backend: string): string {
  const connect = backend === '' ? [] : [new URL(backend).origin, new URL(backend).origin.replace(/^http/u, 'ws')];
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
