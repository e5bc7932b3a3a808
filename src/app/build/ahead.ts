// What the landing page needs beyond the app's entry is known before any code runs. Every built page carries that list;
// public/first-look.js asks for the files of it when the page is the landing page, while the entry is still on its way.
import type { Rolldown } from 'vite';
import { locales } from '#i18n/locale.ts';
import type { Part } from '#i18n/parts.ts';

const page = /\/routes\/-start-page\.tsx$/;
/** Those whose first words are prerendered (front.ts). */
const inPage = /\/routes\/-(start|callback)-page\.tsx$/;
const words: readonly Part[] = ['start', 'landing'];

/** Hrefs by language; 'all' are those that every language needs. */
export function filesAhead(bundle: Rolldown.OutputBundle): Readonly<Record<string, readonly string[]>> {
  const hrefs = (isWanted: (facade: string) => boolean) => filesFor(bundle, isWanted).map(file => `/${file}`);
  return {
    all: hrefs(facade => page.test(facade)),
    ...Object.fromEntries(
      locales.map(locale => [locale, hrefs(facade => words.some(part => facade === `\0words:${locale}/${part}`))]),
    ),
  };
}

/** The texts of the style sheets, beyond the entry's, of what is prerendered. */
export function sheetsInPage(bundle: Rolldown.OutputBundle): readonly string[] {
  return filesFor(bundle, facade => inPage.test(facade)).flatMap(name => {
    const file = bundle[name];
    return file?.type === 'asset' && name.endsWith('.css') ? [String(file.source)] : [];
  });
}

/** What these pages need beyond the app's entry. */
function filesFor(bundle: Rolldown.OutputBundle, isWanted: (facade: string) => boolean): readonly string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const atOnce = withNeeds(
    chunks.filter(chunk => chunk.isEntry),
    bundle,
  );
  const entries = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && isWanted(facadeModuleId));
  return [...withNeeds(entries, bundle)].filter(file => !atOnce.has(file));
}

/** The files of these, with all that they import and the styles that they bring. */
function withNeeds(entries: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set(entries.map(({ fileName }) => fileName));
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const needed of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(needed);
  }
  return files;
}
