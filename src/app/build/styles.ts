// What of a style sheet a piece of HTML needs. Knows built sheets only: flat rules, no comments, at-rules of conditions around them.

export function stylesFor(html: string, sheet: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return worn(sheet, classes);
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
