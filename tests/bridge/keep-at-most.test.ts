// How many answers of the network are kept in memory.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepAtMost } from '#bridge/keep-at-most.ts';

it('the oldest that no screen shows give way, and what is shown stays', () => {
  const client = new QueryClient();
  keepAtMost(client.getQueryCache(), 3);
  const put = (name: string, at: number) => client.setQueryData([name], name, { updatedAt: at });
  put('shown', 1);
  const unwatch = new QueryObserver(client, { queryKey: ['shown'], enabled: false }).subscribe(() => undefined);
  put('old', 2);
  put('older than new', 3);
  put('new', 4);
  const names = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [name] }) => name);
  expect(names()).toEqual(['shown', 'older than new', 'new']);
  unwatch();
  put('newest', 5);
  expect(names()).toEqual(['older than new', 'new', 'newest']);
  client.clear();
});
