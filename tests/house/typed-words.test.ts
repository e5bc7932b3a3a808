// What somebody types in a sheet is kept through Back, a reload and an update, whoever writes the next sheet: no box for sentences stands
// on a state that goes with the screen.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

/** The report of an error stands outside the session, and what a scanner types comes again by another scan. */
const UNKEPT = ['src/app/report-sheet.tsx', 'src/features/attendance/take-hours-sheet.tsx'];

describe('what a person types', () => {
  it('is kept wherever sentences are typed', () => {
    const files = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.tsx'))
      .map(name => `src/${name}`);
    const lost = files.filter(file => lostWords(readFileSync(join(repository, file), 'utf8')));
    expect(lost.sort()).toEqual(UNKEPT);
  });

  it('is seen as lost where a box stands on plain state', () => {
    const box = '<GrowingTextarea value={reason} />';
    expect(lostWords(`const [reason, setReason] = useState('');${box}`)).toBe(true);
    expect(lostWords(`const [{ day, reason }, set] = useState({ day, reason: '' });${box}`)).toBe(true);
    expect(lostWords(`const [reason, setReason, forget] = useTyped('why', '');${box}`)).toBe(false);
  });
});

function lostWords(text: string): boolean {
  const boxes = text.matchAll(/<(?:GrowingTextarea|WordsSheet)\b[^<]*?\bvalue=\{(?:\w+\.)?(\w+)/g);
  return [...boxes].some(([, value]) => new RegExp(`const \\[[^=]*\\b${value}\\b[^=]*\\] = useState\\b`).test(text));
}
