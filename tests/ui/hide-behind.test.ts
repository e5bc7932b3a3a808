// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { hideBehind } from '#ui/hide-behind.ts';

const pointsWith = (pointer: 'finger' | 'mouse') =>
  vi.stubGlobal('matchMedia', () => ({ matches: pointer === 'finger' }));
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const hidden = () => [...document.querySelectorAll('[aria-hidden="true"]')].map(({ id }) => id);

beforeEach(() => {
  pointsWith('finger');
  document.body.innerHTML = `
    <div id="root">
      <header id="header"><button id="opener">Open</button><span data-aloud>Offline</span></header>
      <main id="page"><i id="sign" aria-hidden="true"></i></main>
      <ol id="toasts" data-aloud></ol>
    </div>
    <section id="first" aria-modal="true"><button id="in-first">Close</button></section>
    <section id="second" aria-modal="true"><button id="in-second">Close</button></section>`;
  byId('opener').focus();
});

it('hides the page once the focus is in the sheet, but for what speaks, and shows it again', () => {
  const show = hideBehind();
  expect(hidden()).toEqual(['sign']);
  byId('in-first').focus();
  expect(hidden()).toEqual(['opener', 'page', 'sign']);
  show();
  expect(hidden()).toEqual(['sign']);
});

it('hides a sheet under another, and the page until the last of them goes, in whatever order', () => {
  const showFirst = hideBehind();
  byId('in-first').focus();
  const showSecond = hideBehind();
  byId('in-second').focus();
  expect(hidden()).toEqual(['opener', 'page', 'sign', 'first']);
  showFirst();
  expect(hidden()).toEqual(['opener', 'page', 'sign', 'first']);
  showSecond();
  expect(hidden()).toEqual(['sign']);
});

it('leaves all of it where a mouse points', () => {
  pointsWith('mouse');
  const show = hideBehind();
  byId('in-first').focus();
  expect(hidden()).toEqual(['sign']);
  show();
});
