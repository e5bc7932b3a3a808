// The plain-text half of a mail, made from its HTML: paragraphs as lines, a link as its words and its address.

export function textOf(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html;
  const spaced = body
    .replace(/<(style|script|head|title)[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, address: string, words: string) => {
      const label = words.replace(/<[^>]+>/g, '').trim();
      return label === address ? address : `${label}: ${address}`;
    })
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|div|h\d|li|tr|table)>/gi, '\n')
    .replace(/<[^>]+>/g, '');
  const lines = decode(spaced).split('\n');
  return lines
    .map(line => line.trim())
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1]?.trim() !== ''))
    .join('\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', copy: '©' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, number?: string, name?: string) =>
    number !== undefined ? String.fromCodePoint(Number(number)) : (ENTITIES[name ?? ''] ?? whole),
  );
}
