// Puts the landing page and the headings of mailed links into the built page, in every language, out of sight: they can be read before
// any code has come. public/first-look.js shows one of them to newcomers, src/app/front-page.ts takes it away once the app has drawn its own.
// The theme's variables come with the page too: written by code they took 5 to 14 ms of each start of a cheap phone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type Locale, locales } from '#i18n/locale.ts';
import { sheetsInPage } from './ahead.ts';
import { stylesFor } from './styles.ts';

/** src/app/front-drawing.tsx. */
interface Drawing {
  readonly frontPages: (locale: Locale) => Readonly<Record<string, string>>;
  readonly variables: () => string;
}

/** A picture that has its place already and comes when the app draws it: until then it must not hold up the code. */
const picture = /(<img [^>]*?)src="[^"]*"(?=[^>]* width="(\d+)" height="(\d+)")/g;

/** In the variables: what is no rule, and colours of the library's that nothing of ours has. */
const idle =
  /<[^>]*>|(?<=[;:{}])\s+|--mantine-color-(?:pink|grape|violet|indigo|cyan|teal|lime|yellow|orange)-[^;}]*;/g;

/** Without scripts nothing chooses: it is the English one, without what only scripts can do. */
const unscripted = [
  '.front[data-front=landing-en]{display:block}',
  '.front :is(button,img){display:none}',
  'body>noscript{display:block;padding:16px 20px 0;font-weight:600}',
].join('');

export function landingInPage(config: InlineConfig): Plugin {
  return {
    name: 'encore-landing-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle = {} }) {
        const { frontPages, variables } = await drawing(config);
        const looks = new Map<string, number>();
        const pages = locales.flatMap(locale =>
          Object.entries(frontPages(locale)).map(([name, drawn]) => {
            const front = `${name}-${locale}`;
            return { locale, front, html: withoutStyles(standalone(drawn, front), looks) };
          }),
        );
        const own = [...looks].map(([style, look]) => `[data-look="${look}"]{${style}}`).join('');
        const styles = stylesFor(pages.map(({ html }) => html).join(''), sheetsInPage(bundle).join('') + own);
        const shown = pages.map(({ front }) => `html[data-front=${front}] .front[data-front=${front}]`).join();
        return [
          // After the library's own, which they overrule.
          { tag: 'style', children: variables().replaceAll(idle, ''), injectTo: 'head' },
          {
            tag: 'style',
            attrs: { class: 'front' },
            children: `.front{display:none}${shown}{display:block}${styles}`,
            injectTo: 'head',
          },
          { tag: 'noscript', children: [{ tag: 'style', children: unscripted }], injectTo: 'head' },
          ...pages.map(({ locale, front, html }) => ({
            tag: 'div',
            attrs: { class: 'front', lang: locale, 'data-front': front },
            children: html,
            injectTo: 'body' as const,
          })),
        ];
      },
    },
  };
}

/**
 * Leaves out of the app what would write the variables in a browser: it reckons the library's own ones as soon as it is there, in the
 * task in which a start's code runs.
 */
export function withoutVariablesWriter(): Plugin {
  return {
    name: 'encore-without-variables-writer',
    apply: 'build',
    load: id => (id.endsWith('/MantineCssVariables.mjs') ? 'export const MantineCssVariables = () => null;' : null),
  };
}

/** The components that draw the page in a browser, bundled for here: names of classes are the same. */
async function drawing(config: InlineConfig): Promise<Drawing> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: 'src/app/front-drawing.tsx',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  const folder = await mkdtemp(join(tmpdir(), 'encore-front-'));
  try {
    const file = join(folder, 'front-drawing.mjs');
    await writeFile(file, chunk.code);
    return (await import(pathToFileURL(file).href)) as Drawing;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Beside others and the app's own: nothing of the head, no id twice, no picture loaded. */
function standalone(html: string, front: string): string {
  return html
    .replaceAll(/<title>.*?<\/title>|<meta [^>]*>| (data-status|aria-current)="[^"]*"/g, '')
    .replaceAll(/ (id|aria-labelledby)="([^"]+)"/g, ` $1="$2-${front}"`)
    .replaceAll(
      picture,
      `$1src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='$2' height='$3'/%3E"`,
    );
}

/** What stands in an attribute the content policy forbids; what stands in the sheet it allows. */
function withoutStyles(html: string, looks: Map<string, number>): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const look = looks.get(style) ?? looks.size;
    looks.set(style, look);
    return ` data-look="${look}"`;
  });
}
