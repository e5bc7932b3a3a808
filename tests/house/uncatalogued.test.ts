// Nothing that a person reads stands in the code: texts of screens, names for readers and toasts come from the catalogues, or
// they would stay English in the other two languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Properties whose value is read or spoken. */
const READ =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|placeholder|label|description|alt|lead|detail)$/;
/** Which argument is said. */
const TOASTS: Readonly<Record<string, number>> = { notify: 0, notifyFailure: 0, offer: 1 };
/** A word: two letters together. Names of the product are the same in every language. */
const WORD = /\p{L}{2}/u;
const NAMES = new Set(['Encore', 'Harbour & Rye', 'Marlowe House']);

it('stands in no file of the app', () => {
  const files = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.tsx') && !name.endsWith('.gen.tsx'),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap(name =>
    wordsIn(readFileSync(join(repository, 'src', name), 'utf8')).map(words => `src/${name}: ${words}`),
  );
  expect(found).toEqual([]);
});

describe('is seen', () => {
  it.each([
    ['between tags', '<p>Nobody here</p>', 'Nobody here'],
    ['in braces', "<p>{'Nobody here'}</p>", 'Nobody here'],
    ['in a choice', "<p>{open ? 'Open' : t('shut')}</p>", 'Open'],
    ['in a template', '<p>{`Good evening`}</p>', 'Good evening'],
    ['as a name for readers', '<button aria-label="Close" />', 'Close'],
    ['as a label', "<Switch label={'Push'} />", 'Push'],
    ['in a toast', "notifyFailure('It broke', 'high')", 'It broke'],
  ])('%s', (_where, code, words) => {
    expect(wordsIn(code)).toEqual([words]);
  });
  it.each(['<p className="row">{t("shut")} · £{sum}</p>', '<Icon size="lg" />', 'run("fast")', '<p>{map["key"]}</p>'])(
    'but not in `%s`',
    code => {
      expect(wordsIn(code)).toEqual([]);
    },
  );
});

function wordsIn(code: string): readonly string[] {
  const found: string[] = [];
  const waiting: unknown[] = [parseAst(code, { lang: 'tsx' })];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...next);
    else if (isNode(next)) {
      found.push(...spokenBy(next));
      waiting.push(...Object.values(next));
    }
  }
  return found.map(text => text.replace(/\s+/g, ' ')).filter(text => WORD.test(text) && !NAMES.has(bare(text)));
}

function spokenBy(node: Node): readonly string[] {
  if (node.type === 'JSXText') return [String(node.value).trim()];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return (node.children as Node[]).flatMap(child =>
      child.type === 'JSXExpressionContainer' ? said(child.expression) : [],
    );
  }
  if (node.type === 'JSXAttribute' && READ.test(String((node.name as Node).name))) {
    const value = node.value as Node | null;
    return said(value?.type === 'JSXExpressionContainer' ? value.expression : value);
  }
  if (node.type === 'CallExpression') {
    const at = TOASTS[String((node.callee as Node).name)];
    return at === undefined ? [] : said((node.arguments as unknown[])[at]);
  }
  return [];
}

/** Without the points between facts. */
function bare(text: string): string {
  return text.replaceAll('·', '').trim();
}

/** What an expression says by itself. What it calls or looks up is somebody else's word. */
function said(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as Node[]).map(part => String((part.value as { readonly cooked: string }).cooked));
  }
  if (node.type === 'ConditionalExpression') return [...said(node.consequent), ...said(node.alternate)];
  if (node.type === 'LogicalExpression') return said(node.right);
  return [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
