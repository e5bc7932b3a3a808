// The addresses that the specification names, against the generated route tree; and that two names of one screen lead to one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const read = (file: string): string => readFileSync(join(repository, 'src', file), 'utf8');
const tree = /export interface FileRoutesByTo \{(?<routes>.*?)^\}/ms.exec(read('routeTree.gen.ts'))?.groups?.routes;
const addresses = new Set([...(tree ?? '').matchAll(/^\s*'(?<path>[^']+)'/gm)].map(match => match.groups?.path));

/** The screen that a route of a portal shows. */
const screenOf = (route: string): string => {
  const file = read(`routes/${route}.tsx`);
  return /import\('(?<screen>[^']+)'\)/.exec(file)?.groups?.screen ?? `no screen at ${route}`;
};

describe('the portals', () => {
  it.each([
    ['SP2.9 venue', 'dashboard jobs shifts venues rockstars staff messages profile settings'],
    ['SP2.10 rockstar', 'dashboard shifts applications profile available-shifts jobs messages settings'],
    ['SP2.11 admin', 'dashboard users venues workers jobs shifts team reports security settings profile invitations'],
  ])('%s has its addresses', (titled, children) => {
    const [, portal] = titled.split(' ');
    const named = ['', ...children.split(' ').map(child => `/${child}`)].map(rest => `/${portal}${rest}`);
    expect(named.filter(address => !addresses.has(address))).toEqual([]);
    expect(screenOf(`${portal}.dashboard`)).toBe(screenOf(`${portal}.index`));
  });

  it('SP2.11 show the team under invitations too', () => {
    expect(screenOf('admin.invitations')).toBe(screenOf('admin.team'));
  });
});
