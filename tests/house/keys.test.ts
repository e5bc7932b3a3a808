// Every single key that a screen registers stands in the sheet of «?» on that screen's page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysAt } from '#features/search/keys-at.ts';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import { repository } from '#tests/support/repository.ts';

/** Who registers keys, and a page where they are heard. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'ui/nav-fold.tsx': ['/venue/staff'],
  'ui/use-page-keys.ts': ['/rockstar', '/admin/users'],
  'ui/use-list-keys.ts': ['/admin/reports', '/admin/venues/verification', '/admin/workers/documents'],
  'ui/use-row-keys.ts': ['/venue/jobs', '/venue/rockstars', '/rockstar/jobs', '/rockstar/shifts/1', '/admin/users'],
  'features/admin/decision-part.tsx': ['/admin/reports/disputes/1'],
  'features/admin/list-acts.tsx': ['/admin/users', '/admin/venues/1', '/admin/shifts'],
  'features/admin/suspension-part.tsx': ['/admin/users/1', '/admin/workers/1'],
  'features/applications/use-compare-keys.ts': ['/venue/shifts/1/applicants'],
  'features/attendance/no-show-sheet.tsx': ['/venue'],
  'features/attendance/tonight-acts-panel.tsx': ['/venue'],
  'features/messages/chat-context.tsx': ['/venue/messages/1', '/rockstar/messages/1'],
  'features/notifications/bell-panel.tsx': ['/venue/staff'],
  'features/shifts/board/use-board-keys.ts': ['/venue/shifts'],
  'features/shifts/planner/batch-invite.tsx': ['/venue/shifts'],
  'features/shifts/planner/batch-panel.tsx': ['/venue/shifts'],
  'features/shifts/find/fits-panel.tsx': ['/rockstar'],
  'features/shifts/find/hide-shift-panel.tsx': ['/rockstar/available-shifts/1'],
  'features/shifts/find/use-day-keys.ts': ['/rockstar/available-shifts'],
  'features/shifts/tonight/use-night-keys.ts': ['/venue'],
  'features/shifts/gaps/use-tray-keys.ts': ['/venue/shifts'],
  'features/shifts/planner/zoom-panel.tsx': ['/venue/shifts'],
};
const CAPS: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  enter: 'Enter',
  '-': '−',
};
/** Who draws keys beside what they do, and a page where they stand; the sheet of «?» is the list itself. */
const DRAWN: Readonly<Record<string, string>> = {
  'features/applications/applicant-decision.tsx': '/venue/shifts/1',
  'features/applications/apply-bar-panel.tsx': '/rockstar/available-shifts/1',
  'features/applications/compare-acts.tsx': '/venue/shifts/1/applicants',
  'features/applications/compare-keys.tsx': '/venue/shifts/1/applicants',
  'features/applications/compare-places.tsx': '/venue/shifts/1/applicants',
  'features/applications/fill-gap-panel.tsx': '/venue',
  'features/messages/composer.tsx': '/venue/messages/1',
  'features/search/search-edge.tsx': '/search',
  'features/search/search-foot.tsx': '/search',
  'features/search/search-panel.tsx': '/venue/staff',
  'features/shifts/find/hide-shift-panel.tsx': '/rockstar/available-shifts/1',
  'features/shifts/gaps/placing-keys.tsx': '/venue/shifts',
  'features/shifts/gaps/placing-panel.tsx': '/venue/shifts',
  'features/shifts/planner/batch-invite.tsx': '/venue/shifts',
  'features/shifts/planner/batch-panel.tsx': '/venue/shifts',
  'features/shifts/planner/planner-keys.tsx': '/venue/shifts',
  'features/shifts/planner/planner-line.tsx': '/venue/shifts',
  'features/shifts/tonight/tonight-foot.tsx': '/venue',
  'features/timesheets/hours-key-row.tsx': '/venue/shifts/hours',
};
/** They draw the keys that they are given, or the signs of the search's kinds, which are typed. */
const GIVEN: readonly string[] = [
  'features/admin/decision-part.tsx',
  'features/search/keys-sheet.tsx',
  'features/search/preview-act.tsx',
  'features/search/search-kinds.tsx',
  'features/shifts/change/undo-bar.tsx',
  'ui/act-key.tsx',
  'ui/decline-button.tsx',
  'ui/key-row.tsx',
];
const sources = join(repository, 'src');
const source = (name: string) => readFileSync(join(sources, name), 'utf8');

/** The names before the colons of its call; figures where they are counted. */
function keysOf(name: string): readonly string[] {
  const text = source(name);
  const from =
    text.indexOf('useLetterKeys(\n') === -1 ? text.lastIndexOf('useLetterKeys(') : text.indexOf('useLetterKeys(\n');
  const call = text.slice(from, text.indexOf(');\n', from));
  if (call.includes('Object.fromEntries')) return ['1'];
  return [...call.matchAll(/[{,]\s*'?(?<key>[a-z[\]/+-]|arrow[a-z]+|enter)'?:/g)].map(
    ({ groups }) => groups?.key ?? '',
  );
}

describe('the sheet of «?»', () => {
  it('knows every file that registers keys', () => {
    const all = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
    const registering = all.filter(name => / useLetterKeys\(/.test(source(name)) && name !== 'ui/use-letter-keys.ts');
    expect(registering.sort()).toEqual(Object.keys(PAGES).sort());
  });

  it.each(Object.entries(PAGES))('has the keys of %s', (name, pages) => {
    const keys = keysOf(name);
    expect(keys.length).toBeGreaterThan(0);
    for (const page of pages) {
      const caps = keysAt(page).flatMap(({ keys: shown }) => shown);
      const missing = keys.filter(
        key => !caps.includes(CAPS[key] ?? key.toUpperCase()) && !(key === '1' && caps.includes('1–9')),
      );
      expect({ page, missing }).toEqual({ page, missing: [] });
    }
  });

  it('has on each page the keys of that page, not those of another whose address begins the same', () => {
    const capsAt = (page: string) => keysAt(page).flatMap(({ keys }) => keys);
    const acts =
      /const ACTS = \{(?<acts>[^}]*)\}/.exec(source('features/timesheets/hours-keys.ts'))?.groups?.acts ?? '';
    const letters = [...acts.matchAll(/(?<key>\w+):/g)].map(({ groups }) => groups?.key ?? '');
    expect(letters).toEqual(['x', 'a', 'o', 'Enter']);
    const heard = letters.map(key => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key));
    expect(capsAt('/venue/shifts/hours')).toEqual(expect.arrayContaining(['J', 'K', 'Ctrl Enter', ...heard]));
    for (const page of ['hours', 'new', '019a-7/edit']) expect(capsAt(`/venue/shifts/${page}`)).not.toContain('G');
    expect(capsAt('/admin/security')).not.toContain('J');
    for (const page of ['venues/verification', 'workers/documents'])
      expect(capsAt(`/admin/${page}`)).not.toContain(']');
  });

  it('has keys for rows on the tab that has rows, and not on those beside it', () => {
    const capsOf = (view?: string) => keysAt('/admin/reports', undefined, view).flatMap(({ keys }) => keys);
    expect(capsOf()).toEqual(expect.arrayContaining(['J', 'K', '?']));
    for (const view of ['reports', 'health']) {
      expect(capsOf(view)).not.toContain('J');
      expect(capsOf(view)).toContain('?');
    }
  });

  it('leaves out what has no room in the window', () => {
    const capsIn = (page: string, width: number) => keysAt(page, px => width >= px).flatMap(({ keys }) => keys);
    expect(capsIn('/venue/shifts', 820)).toContain('C');
    expect(capsIn('/venue/shifts', 360)).toEqual(['Ctrl K', '⌘ K', 'A', '/', 'N', '?', 'Esc']);
    expect(capsIn('/rockstar/jobs', 1024)).toEqual(expect.arrayContaining(['J', 'K', ']']));
    expect([1024, 1440].map(width => capsIn('/rockstar/jobs', width).includes('['))).toEqual([false, true]);
    expect([1024, 1440].map(width => capsIn('/venue/messages/1', width).includes('I'))).toEqual([true, false]);
  });

  it('has one meaning for each key of a screen, and no two of its files hear the same', () => {
    const everywhere = ['ui/nav-fold.tsx', 'ui/use-page-keys.ts', 'features/notifications/bell-panel.tsx'];
    for (const page of new Set(Object.values(PAGES).flat())) {
      const letters = keysAt(page)
        .filter(({ single }) => single === true)
        .flatMap(({ keys }) => keys);
      expect({ page, twice: twice(letters) }).toEqual({ page, twice: [] });
      const files = Object.keys(PAGES).filter(name => everywhere.includes(name) || PAGES[name]?.includes(page));
      expect({ page, heardTwice: twice(files.flatMap(keysOf)) }).toEqual({ page, heardTwice: [] });
    }
  });
});

describe('a key that is drawn beside what it does', () => {
  it('is drawn by one piece, in files that are known', () => {
    const all = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'));
    const drawing = all.filter(name => /<(?:Key(?:Cap|Row)|ActKey)\b/.test(source(name)) && name !== 'ui/key-cap.tsx');
    expect(drawing.sort()).toEqual([...Object.keys(DRAWN), ...GIVEN].sort());
    expect(all.filter(name => source(name).includes('<kbd'))).toEqual(['ui/key-cap.tsx']);
  });

  it.each(Object.entries(DRAWN))('of %s is heard where it stands', (name, page) => {
    const drawn = capsIn(source(name));
    expect(drawn.length).toBeGreaterThan(0);
    const heard = keysAt(page).flatMap(({ keys }) => keys);
    expect(drawn.filter(cap => !heard.includes(cap))).toEqual([]);
  });

  it('is the undo of the board in each language', () => {
    const heard = keysAt('/venue/shifts').flatMap(({ keys }) => keys);
    expect([en, es, fr].map(({ planner }) => planner.undo.keys).filter(cap => !heard.includes(cap))).toEqual([]);
  });
});

/** What stands in a cap, and what is handed to one by a name or from a list; several keys of one act are several caps. */
function capsIn(text: string): readonly string[] {
  const written = [
    ...text.matchAll(/<KeyCap[^>]*>(?<cap>[^<{]+)<|letter=\{[^}]*'(?<letter>.)'|<ActKey(?: of="(?<of>\w+)")? \/>/g),
  ].flatMap(({ groups }) => [groups?.cap ?? groups?.letter ?? groups?.of ?? 'A']);
  const named = [...text.matchAll(/^const (?:KEYS|LEAVE) = (?<value>[^;]*);/gm)].flatMap(
    ({ groups }) => groups?.value ?? '',
  );
  const listed = [...named, ...text.matchAll(/\[\s*\['[^;]*?as const/g)].join();
  const firsts = [...listed.matchAll(/\[(?<keys>\[[^\]]*\]|'[^']+'),/g)].flatMap(({ groups }) => groups?.keys ?? '');
  const quoted = [...firsts, ...named.filter(value => !value.startsWith('['))].join();
  const keys = [...quoted.matchAll(/'(?<key>[^']+)'/g)].map(({ groups }) => groups?.key ?? '');
  return [...written, ...keys].flatMap(cap => (cap === '↑ ↓' ? ['↑', '↓'] : [cap.replace('↵', 'Enter')]));
}

function twice(all: readonly string[]): readonly string[] {
  return all.filter((one, nth) => all.indexOf(one) !== nth);
}
