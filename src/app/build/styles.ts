// What of a style sheet a piece of HTML needs. Knows built sheets only: flat rules, no comments, at-rules of conditions around them.

interface Sources {
  readonly sheets: string;
  /** Rules that only set variables: `a{--b: c;--d: e}`. Of them, what the rest asks for. */
  readonly variables: string;
}

export function stylesFor(html: string, { sheets, variables }: Sources): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const rules = worn(sheets, classes);
  const texts = variables.replace(/<[^>]*>/g, '');
  return settings(texts, asked(html + rules, texts)) + rules;
}

/** The rules all of whose classes the HTML has, in one of their selectors. */
function worn(sheet: string, classes: ReadonlySet<string>): string {
  return blocks(sheet)
    .map(({ head, body }) => {
      if (head.startsWith('@media') || head.startsWith('@supports')) {
        const inner = worn(body, classes);
        return inner === '' ? '' : `${head}{${inner}}`;
      }
      const named = (selector: string) => [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name);
      const isWorn = !head.startsWith('@') && head.split(',').some(one => named(one).every(name => classes.has(name)));
      return isWorn ? `${head}{${body}}` : '';
    })
    .join('');
}

/** The variables that are read there, and those that these are made of. */
function asked(text: string, variables: string): ReadonlySet<string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of variables.matchAll(/(--[\w-]+): ?([^;}]*)/g)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  }
  const wanted = new Set(namesIn(text).concat(everywhere));
  for (const name of wanted) for (const inner of namesIn(values.get(name) ?? '')) wanted.add(inner);
  return wanted;
}

function settings(variables: string, wanted: ReadonlySet<string>): string {
  return blocks(variables)
    .map(({ head, body }) => {
      const kept = body.split(';').filter(one => wanted.has(one.split(':')[0]?.trim() ?? ''));
      return kept.length === 0 ? '' : `${head}{${kept.join(';')}}`;
    })
    .join('');
}

const namesIn = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** What the ground rules of every page read. */
const everywhere = [
  '--mantine-font-family',
  '--mantine-line-height',
  '--mantine-color-body',
  '--mantine-color-text',
  '--mantine-radius-default',
  '--mantine-primary-color-filled',
  '--mantine-primary-color-filled-hover',
  '--e-text',
  '--e-bg',
];

function blocks(sheet: string): readonly { readonly head: string; readonly body: string }[] {
  const found: { head: string; body: string }[] = [];
  let [from, open, depth] = [0, 0, 0];
  for (let at = 0; at < sheet.length; at += 1) {
    if (sheet[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sheet[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      found.push({ head: sheet.slice(from, open).trim(), body: sheet.slice(open + 1, at) });
      from = at + 1;
    }
  }
  return found;
}
