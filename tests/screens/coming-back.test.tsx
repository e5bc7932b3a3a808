// Whoever opened a row of a list by keys and comes back: where the keyboard goes on, and what is said.
import { MantineProvider } from '@mantine/core';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Ref, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBack } from '#app/come-back.ts';
import { SaidPage } from '#app/said-page.tsx';
import { useKeepFocus } from '#ui/use-keep-focus.ts';

const rows = ['1', '2', '3', '4', '5'];

beforeEach(() => {
  document.documentElement.dataset.byKeys = '';
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.byKeys;
});

it.each([
  ['by the browser’s own way', 'back'],
  ['by the arrow of the page', 'arrow'],
] as const)('goes on at the row that was opened, %s', async (_, how) => {
  const history = opensList();
  const row = await screen.findByRole('link', { name: 'Case 4' });
  row.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('About case 4');
  if (how === 'back') history.back();
  else await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Cases' });
  await expect.poll(() => document.activeElement?.textContent).toBe('Case 4');
  // The title of the page does not take it, and is said all the same.
  await expect.poll(() => screen.queryAllByText('Cases').length).toBe(2);
  expect(document.activeElement?.textContent).toBe('Case 4');
});

it('stays on the way of the frame that led there', async () => {
  opensList();
  (await screen.findByRole('link', { name: 'Case 4' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('About case 4');
  screen.getByRole('link', { name: 'All cases' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Case 4' });
  await expect.poll(() => screen.queryAllByText('Cases').length).toBe(2);
  expect(document.activeElement?.textContent).toBe('All cases');
});

it('goes on at the title where the row is gone', async () => {
  const history = opensList(['1', '2', '3']);
  (await screen.findByRole('link', { name: 'Case 4' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'About case 4' });
  history.back();
  await expect.poll(() => document.activeElement?.textContent).toBe('Cases');
});

it('is at the title of a page that a row leads to, not in its first field', async () => {
  opensList();
  await screen.findByRole('link', { name: 'Case 2' });
  // From the first Tab on it is kept.
  await userEvent.tab();
  await vi.dynamicImportSettled();
  (await screen.findByRole('link', { name: 'Case 2' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('About case 2');
  expect(screen.getByRole('textbox')).not.toBe(document.activeElement);
});

it('is at the title that takes the place of the one it was at', async () => {
  opensList();
  (await screen.findByRole('link', { name: 'Case 3' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('About case 3');
  await expect.poll(() => document.activeElement?.textContent, { timeout: 3_000 }).toBe('About case 3, as it is now');
});

/** A list whose rows come a moment after its title; `later`: which are there when one comes to it again. */
function opensList(later = rows) {
  let visits = 0;
  const root = createRootRoute({ component: Frame });
  const list = createRoute({ getParentRoute: () => root, path: '/admin/jobs', component: List });
  const one = createRoute({ getParentRoute: () => root, path: '/admin/jobs/$jobId', component: One });
  window.history.replaceState(null, '', '/admin/jobs');
  const history = createBrowserHistory();
  const router = createRouter({ routeTree: root.addChildren([list, one]), history });
  comeBack(router);
  const page = document.createElement('div');
  page.id = 'root';
  document.body.append(page);
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
      <SaidPage router={router} />
    </MantineProvider>,
    { container: page },
  );
  return history;

  function Frame() {
    const main = useKeepFocus();
    return (
      <>
        <nav>
          <Link to="/admin/jobs">All cases</Link>
        </nav>
        <main ref={main as Ref<HTMLElement>}>
          <Outlet />
        </main>
      </>
    );
  }

  function List() {
    const [shown, show] = useState<readonly string[]>([]);
    useEffect(() => {
      visits += 1;
      const coming = setTimeout(() => show(visits > 1 ? later : rows), 50);
      return () => clearTimeout(coming);
    }, []);
    return (
      <>
        <h1>Cases</h1>
        {shown.map(id => (
          <Link key={id} to="/admin/jobs/$jobId" params={{ jobId: id }}>{`Case ${id}`}</Link>
        ))}
      </>
    );
  }

  function One() {
    const { jobId } = one.useParams();
    const [read, setRead] = useState(false);
    useEffect(() => {
      if (jobId !== '3') return;
      const reading = setTimeout(setRead, 600, true);
      return () => clearTimeout(reading);
    }, [jobId]);
    const title = `About case ${jobId}`;
    return (
      <>
        <Link to="/admin/jobs">Back</Link>
        {read ? <h1 key="read">{`${title}, as it is now`}</h1> : <h1>{title}</h1>}
        <textarea aria-label="Why" />
      </>
    );
  }
}
