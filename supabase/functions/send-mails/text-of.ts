// The plain-text half of a mail, made from its HTML: paragraphs as lines, a link as its words and its address, with the colon of
// the language that the element around it names.
import { typeset } from '#supabase/functions/_shared/notice.ts';

export function textOf(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html;
  const spaced = body
    .replace(/<(style|script|head|title)[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    // Not those that no line may break at.
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gi, linkAsText)
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

type FoundLink = readonly [link: string, address: string, words: string, at: number, html: string];

function linkAsText(...[, address, words, at, html]: FoundLink): string {
  const label = words.replace(/<[^>]+>/g, '').trim();
  return label === address ? address : `${label}${colonIn(languageAt(html, at))} ${address}`;
}

function languageAt(html: string, at: number): string {
  return [...html.slice(0, at).matchAll(/\slang="(\w+)"/g)].at(-1)?.[1] ?? 'en';
}

function colonIn(language: string): string {
  return typeset(language, language === 'fr' ? ' :' : ':');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', copy: '©' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, number?: string, name?: string) =>
    number !== undefined ? String.fromCodePoint(Number(number)) : (ENTITIES[name ?? ''] ?? whole),
  );
}
