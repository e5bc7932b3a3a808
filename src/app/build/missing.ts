// What a built page says when its code did not come: on a white page, and over a landing page whose buttons do nothing. It needs
// no code itself. public/first-look.js tells it of a script that failed, and in which language to speak; where that did not come
// either, a clock of the style sheet shows it in every language. It is gone as soon as the app draws anything, unless it is the engine that
// did not come (main.tsx): what is drawn then waits for ever.
import type { Plugin } from 'vite';
import { errors as en } from '#i18n/en/errors.ts';
import { errors as es } from '#i18n/es/errors.ts';
import { errors as fr } from '#i18n/fr/errors.ts';

const words = { en, es, fr };

/** Longer than the code takes on a slow network. */
const LATE_S = 20;

const styles = [
  '#missing{display:none;position:fixed;inset:auto 0 0;z-index:1;padding:20px;font:17px/24px system-ui,sans-serif;',
  `background:#17151a;color:#f5f1ea;visibility:hidden;animation:missing 0s ${LATE_S}s forwards}`,
  '@keyframes missing{to{visibility:visible}}',
  '#root:empty~#missing{display:block}',
  'html[data-missing] #missing{visibility:visible;animation:none}',
  'html[data-missing=engine] #missing{display:block}',
  // The error screen has said it already.
  'html[data-missing=engine]:has([data-part-missing]) #missing{display:none}',
  '#missing>div{max-width:480px;margin:0 auto 12px}',
  ...Object.keys(words).map(
    language => `html[data-language]:not([data-language=${language}]) #missing>[lang=${language}]{display:none}`,
  ),
  '#missing strong{font-size:24px;line-height:28px}#missing p{margin:8px 0 12px}',
  '#missing a{display:inline-block;padding:10px 20px;border-radius:12px;background:#f5f1ea;color:#17151a;text-decoration:none}',
].join('');

export function missingInPage(): Plugin {
  return {
    name: 'encore-missing-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'style', children: styles, injectTo: 'head' },
        // Without scripts at all the page says something else.
        {
          tag: 'noscript',
          children: [{ tag: 'style', children: '#missing{display:none!important}' }],
          injectTo: 'head',
        },
        {
          tag: 'div',
          attrs: { id: 'missing', role: 'alert' },
          children: Object.entries(words).map(([lang, { missing, tryAgain }]) => ({
            tag: 'div',
            attrs: { lang },
            children: [
              { tag: 'strong', children: missing.title },
              { tag: 'p', children: missing.text },
              // This page's own address, once more.
              { tag: 'a', attrs: { href: '' }, children: tryAgain },
            ],
          })),
          injectTo: 'body',
        },
      ],
    },
  };
}
