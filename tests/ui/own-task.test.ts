// Between two tasks a browser answers a finger: who waited for the same thing does not go on in one.
import { expect, it } from 'vitest';
import { oneByOne } from '#ui/own-task.ts';

it('lets all go on in their order, each in a task of its own', async () => {
  const told: string[] = [];
  const waiting = ['engine', 'screen', 'unread'].map(who => () => {
    told.push(who);
    // What one does at once belongs to its task; another's does not.
    void Promise.resolve().then(() => told.push(`${who} done`));
  });
  await oneByOne(waiting);
  expect(told).toEqual(['engine', 'engine done', 'screen', 'screen done', 'unread', 'unread done']);
});
