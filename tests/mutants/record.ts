// The page of results beside this file: one section for each part, replaced when that part is tried again.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '#tests/support/repository.ts';

const PAGE = join(repository, 'tests/mutants/README.md');

const HEAD = `# What became of the planted bugs

Written by \`npm run mutants\`: of each part how many mutants its tests see, and those that they do not, by their line, with the
reason (\`survivors.ts\`). At least nine in ten must be seen. \`npm run mutants -- sql\` plants bugs in the migrations, written by hand
(\`sql-bugs.ts\`, \`trust-bugs.ts\`, \`guard-bugs.ts\`, \`rights-bugs.ts\`), prints the test that sees each, and lists here those that no test sees.
`;

export interface Result {
  readonly part: string;
  readonly figures: string;
  /** A line for each that nobody saw. */
  readonly survivors: readonly string[];
}

export async function record({ part, figures, survivors }: Result): Promise<void> {
  const sections = sectionsOf(await readFile(PAGE, 'utf8').catch(() => HEAD));
  const today = new Date().toISOString().slice(0, 10);
  const lines = [...new Map(survivors.map(line => [line, survivors.filter(other => other === line).length]))];
  const list = lines.map(([line, times]) => `- ${line}${times > 1 ? ` (${times} mutants)` : ''}`);
  sections.set(part, [`${today}: ${figures}.`, ...(list.length === 0 ? [] : ['', ...list])].join('\n'));
  const body = [...sections].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => `\n## ${name}\n\n${text}\n`);
  await writeFile(PAGE, HEAD + body.join(''));
}

function sectionsOf(page: string): Map<string, string> {
  const parts = page.split(/^## /m).slice(1);
  return new Map(
    parts.map(part => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()] as const),
  );
}
