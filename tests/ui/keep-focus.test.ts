// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from '#ui/keep-focus.ts';

let left: AbortController;

beforeEach(() => {
  left = new AbortController();
});
afterEach(() => {
  left.abort();
  document.body.innerHTML = '';
});

/** The page, with its keyboard at that button. */
function at(words: string, page: string): HTMLElement {
  document.body.innerHTML = `<main>${page}</main>`;
  const main = document.querySelector('main');
  const button = [...document.querySelectorAll('button')].find(one => one.textContent === words);
  if (main === null || button === undefined) throw new Error('It is not on the page.');
  keepFocus(main, left.signal);
  button.focus();
  return button;
}

const focused = () => document.activeElement?.id || document.activeElement?.textContent;

it('a button that gives way to a field hands the focus to the field', async () => {
  const rename = at('Rename', '<ul><li><button>Rename</button><button>Delete</button></li></ul>');
  const row = rename.parentElement as HTMLElement;
  row.innerHTML = '<form><input type="hidden"><input id="name"><button>Save</button></form>';
  await expect.poll(focused).toBe('name');
});

it('a row that leaves hands it to the row that moves up', async () => {
  const first = at(
    'Approve Rosa',
    '<ul><li><button>Approve Rosa</button></li><li><button>Approve Rocco</button></li></ul>',
  );
  first.parentElement?.remove();
  await expect.poll(focused).toBe('Approve Rocco');
});

it('a shift that moves to another day takes the focus there, else what stands in its place has it', async () => {
  const day = (shifts: string) => `<td>${shifts}</td>`;
  const link = (id: string) => `<a href="/shifts/${id}" id="${id}">${id}</a>`;
  at(
    'Undo',
    `<button>Undo</button><table data-links-move><tr>${day(link('one') + link('two'))}${day('')}</tr></table>`,
  );
  const [from, to] = document.querySelectorAll('td');
  document.getElementById('one')?.focus();
  document.getElementById('one')?.remove();
  if (to !== undefined) to.innerHTML = link('one');
  await expect.poll(focused).toBe('one');
  document.getElementById('one')?.remove();
  await expect.poll(focused).toBe('two');
  expect(from?.children).toHaveLength(1);
});
