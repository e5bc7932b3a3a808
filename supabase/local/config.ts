// Reads what we need of supabase/config.toml, so that the embedded auth server follows the same settings that are pushed
// to the hosted one. Only `[section]` headings and `key = "text" | number | true | false` lines; the rest is skipped.
import { readFile } from 'node:fs/promises';
import { systemCode } from './failure.ts';

export type Config = (section: string, key: string) => string | number | boolean | undefined;

export async function readConfig(file: string): Promise<Config> {
  const values = new Map<string, string | number | boolean>();
  let section = '';
  for (const line of (await textOf(file)).split('\n')) {
    const heading = /^\s*\[([\w.-]+)\]/.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    const [, key, text, number, flag] = SETTING.exec(line) ?? [];
    if (key === undefined) continue;
    if (text !== undefined) values.set(`${section} ${key}`, text);
    else if (number !== undefined) values.set(`${section} ${key}`, Number(number));
    else values.set(`${section} ${key}`, flag === 'true');
  }
  return (inSection, key) => values.get(`${inSection} ${key}`);
}

const SETTING = /^\s*(\w+)\s*=\s*(?:"([^"]*)"|(\d+)|(true|false))\s*(?:#.*)?$/;

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return '';
    throw error;
  }
}
