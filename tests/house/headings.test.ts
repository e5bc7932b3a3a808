// The display face is condensed, and made for 22 px and more: a smaller heading says that it is in the text face, since every h2 and h3
// begins in the other.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const source = join(repository, 'src');
const SMALLEST_DISPLAY_PX = 22;

it('headings below 22 px are in the text face', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const named = files.filter(file => file.endsWith('.tsx')).flatMap(headingRules);
  const nested = files.filter(file => file.endsWith('.css')).flatMap(nestedRules);
  expect(named.length).toBeGreaterThan(50);
  expect(nested.length).toBeGreaterThan(0);
  expect([...named, ...nested].filter(isSmallDisplay).map(({ at }) => at)).toEqual([]);
});

interface Rule {
  readonly at: string;
  readonly body: string;
}

/** What the style sheet of a component says of the class of each heading that it draws. */
function headingRules(file: string): Rule[] {
  const code = readFileSync(join(source, file), 'utf8');
  const sheets = new Map(
    [...code.matchAll(/import (\w+) from '\.\/([^']+\.css)'/g)].map(([, name, css]) => [name, css]),
  );
  return [...code.matchAll(/<(?:h[23]|DetailTitle|PartHeading)\b[^>]*?className=\{(\w+)\.(\w+)/g)].flatMap(
    ([, name, style]) => {
      const sheet = sheets.get(name);
      if (sheet === undefined) return [];
      const css = readFileSync(join(source, dirname(file), sheet), 'utf8');
      const rule = new RegExp(String.raw`(?:^|,\s*)\.${style}\s*(?:,[^{]*)?\{([^}]*)\}`, 'gm');
      return [
        { at: `${join(dirname(file), sheet)} .${style}`, body: [...css.matchAll(rule)].map(([, body]) => body).join() },
      ];
    },
  );
}

/** What is said of headings by where they stand: `.notes h3`. */
function nestedRules(file: string): Rule[] {
  const css = readFileSync(join(source, file), 'utf8');
  return [...css.matchAll(/(\.[^{}]*\bh[23])\s*\{([^}]*)\}/g)].map(([, at = '', body = '']) => ({
    at: `${file} ${at}`,
    body,
  }));
}

function isSmallDisplay({ body }: Rule): boolean {
  const size = /font-size:\s*(\d+)px/.exec(body)?.[1];
  return (
    size !== undefined &&
    Number(size) < SMALLEST_DISPLAY_PX &&
    !body.includes('font-family: var(--mantine-font-family)')
  );
}
