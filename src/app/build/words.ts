// Brings the words of the three languages in parts and compiled: an app with its messages ready to fill in needs no parser.
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import compileMessage from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';
import { partOf } from '#i18n/parts.ts';
import { typeset } from '#i18n/typeset.ts';

const wordsFile = /\/src\/i18n\/(?<language>en|es|fr)\/[a-z-]+\.ts$/;

/** `words:en/portal`: the areas of that part in that language. Their messages are read here, once, and not at every start. */
export function wordsByPart(): Plugin {
  type Words = { readonly [key: string]: string | Words };
  const compiled = (language: string, words: string | Words): unknown =>
    typeof words === 'string'
      ? compileMessage(typeset(language, words))
      : Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, compiled(language, inner)]));
  return {
    name: 'encore-words-by-part',
    enforce: 'pre',
    resolveId: { filter: { id: /^words:/ }, handler: id => `\0${id}` },
    load: {
      filter: { id: /^\0words:/ },
      async handler(id) {
        const [language = '', part] = id.slice('\0words:'.length).split('/');
        const folder = resolve('src/i18n', language);
        const own = (await readdir(folder)).filter(name => partOf(name.replace(/\.ts$/, '')) === part);
        return own.map(name => `export * from ${JSON.stringify(`${folder}/${name}`)};`).join('\n');
      },
    },
    transform: {
      filter: { id: wordsFile },
      async handler(source, id) {
        const { language = '' } = wordsFile.exec(id)?.groups ?? {};
        const { code } = await transformWithOxc(source, id);
        const areas = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, Words>;
        return Object.entries(areas)
          .map(([area, words]) => `export const ${area} = ${JSON.stringify(compiled(language, words))};`)
          .join('\n');
      },
    },
  };
}
