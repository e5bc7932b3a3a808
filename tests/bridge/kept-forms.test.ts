import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTyped, keptNames, readTyped } from '#bridge/kept.ts';
import { begunName, copyForm, endForm, type FormOf, followEnds, openForm } from '#bridge/kept-forms.ts';
import { sweepForms } from '#bridge/sweep-forms.ts';
import { memoryStorage } from '#tests/features/memory-storage.ts';

const form: FormOf = { name: 'post-new', userId: 'vera' };
const DAY_MS = 86_400_000;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', memoryStorage());
  inTab(memoryStorage());
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each tab has its own storage; what is in local storage they share. */
function inTab(tab: Storage): void {
  vi.stubGlobal('sessionStorage', tab);
}

function type(words: string, { name, userId }: FormOf = form): void {
  keepTyped(begunName(name), JSON.stringify({ draft: crypto.randomUUID(), base: 'as it was' }), userId);
  keepTyped(name, JSON.stringify(words), userId);
  copyForm({ name, userId });
}

const hide = () => page.dispatchEvent(new Event('pagehide'));
/** What another tab wrote is told by the browser. */
const hearOthers = () => page.dispatchEvent(new Event('storage'));
const onDevice = (userId = 'vera') => keptNames('local', userId).filter(name => name.startsWith('form-'));
const words = () => readTyped(form.name, form.userId);

describe('half-typed forms', () => {
  it('are copied to the device half a second later, not as they are typed', () => {
    type('Late');
    expect(onDevice()).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(onDevice()).toEqual(['form-post-new']);
  });

  it('come back in a tab without any, with what they stand on', () => {
    type('Late bar');
    hide();
    const before = openForm(form);
    inTab(memoryStorage());
    expect(openForm(form)).toBe(before);
    expect(words()).toBe('"Late bar"');
    expect(JSON.parse(readTyped(begunName(form.name), form.userId) ?? '')).toEqual({
      draft: before,
      base: 'as it was',
    });
  });

  it('leave alone what a tab has of its own', () => {
    const first = memoryStorage();
    inTab(first);
    type('Late bar');
    hide();
    inTab(memoryStorage());
    type('Early bar');
    hide();
    inTab(first);
    openForm(form);
    expect(words()).toBe('"Late bar"');
  });

  it('are nobody else’s', () => {
    type('Late bar');
    hide();
    inTab(memoryStorage());
    expect(openForm({ ...form, userId: 'mina' })).toBeNull();
  });

  it('are gone once they are sent, even before their last letters were copied', () => {
    type('Late');
    hide();
    type('Late bar');
    endForm(form);
    vi.runAllTimers();
    hide();
    expect(onDevice()).toEqual([]);
    expect(words()).toBeNull();
    inTab(memoryStorage());
    expect(openForm(form)).toBeNull();
  });

  it('are not kept once a box was emptied, or where they are too long', () => {
    type('Late bar');
    hide();
    type('');
    hide();
    expect(onDevice()).toEqual([]);
    type('x'.repeat(20_000));
    hide();
    expect(onDevice()).toEqual([]);
  });
});

describe('two tabs with the same words', () => {
  const first = memoryStorage();

  function twoTabs(): () => void {
    first.clear();
    inTab(first);
    type('Late bar');
    hide();
    const stop = followEnds(form);
    inTab(memoryStorage());
    openForm(form);
    return stop;
  }

  it('are both without them once one has sent them, and nothing is written back', () => {
    const stop = twoTabs();
    endForm(form);
    inTab(first);
    hearOthers();
    expect(words()).toBeNull();
    hide();
    expect(onDevice()).toEqual([]);
    stop();
  });

  it('a tab that slept through it drops them as its form opens', () => {
    twoTabs()();
    endForm(form);
    inTab(first);
    expect(openForm(form)).toBeNull();
    expect(words()).toBeNull();
  });

  it('what one has typed since stays where the other sends without it', () => {
    const stop = twoTabs();
    const second = sessionStorage;
    inTab(first);
    type('Late bar, upstairs');
    hide();
    inTab(second);
    endForm(form);
    inTab(first);
    hearOthers();
    expect(words()).toBe('"Late bar, upstairs"');
    expect(onDevice()).toEqual(['form-post-new']);
    stop();
  });
});

describe('what is kept is bounded', () => {
  it('by seven days', () => {
    type('Late bar');
    hide();
    vi.setSystemTime(Date.now() + 7 * DAY_MS);
    inTab(memoryStorage());
    expect(openForm(form)).toBeNull();
    sweepForms('vera');
    expect(onDevice()).toEqual([]);
  });

  it('by twenty forms, of which the oldest goes', () => {
    for (let nth = 0; nth <= 20; nth += 1) {
      vi.advanceTimersByTime(1000);
      type('Words', { ...form, name: `note-${nth}` });
      hide();
    }
    expect(onDevice()).toHaveLength(20);
    expect(onDevice()).not.toContain('form-note-0');
  });

  it('by whoever uses the device: another person’s start takes them away', () => {
    type('Late bar');
    hide();
    sweepForms('vera');
    expect(onDevice()).toHaveLength(1);
    sweepForms('mina');
    expect(onDevice()).toEqual([]);
  });
});

it('a full storage keeps nothing and stops nobody', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...memoryStorage(), setItem: full });
  type('Late bar');
  hide();
  expect(words()).toBe('"Late bar"');
  endForm(form);
  expect(words()).toBeNull();
});

it('a damaged copy is none', () => {
  localStorage.setItem('encore:person:vera:form-post-new', '{"typed":');
  expect(openForm(form)).toBeNull();
  localStorage.setItem('encore:person:vera:form-post-new', '{"typed":7}');
  expect(openForm(form)).toBeNull();
  expect(words()).toBeNull();
});
