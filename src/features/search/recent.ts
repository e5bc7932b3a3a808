import { keepOwn, readOwn } from '#bridge/kept.ts';

const NAME = 'found';
const MOST = 5;

/** Keys of what this person opened last from a search, the latest first. */
export function recentlyFound(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readOwn(NAME, userId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(key => typeof key === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepFound(key: string, userId: string): void {
  const others = recentlyFound(userId).filter(one => one !== key);
  keepOwn(NAME, JSON.stringify([key, ...others].slice(0, MOST)), userId);
}
