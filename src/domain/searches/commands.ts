import * as v from 'valibot';
import { defineCommand, stamps } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { saidText } from '#domain/said.ts';
import { SEARCH_NAME_LENGTH, savedSearches } from './schema.ts';

const saveSearchArgs = v.object({
  id: idText,
  name: v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(SEARCH_NAME_LENGTH)),
  filters: v.pipe(v.string(), v.maxLength(2000)),
});

export const saveSearch = defineCommand({
  name: 'save_search',
  version: 1,
  args: saveSearchArgs,
  lanes: args => [`search:${args.id}`],
  async apply(tx, args, context) {
    const known = await tx.get(savedSearches, args.id);
    await tx.put(savedSearches, {
      ...known,
      ...args,
      worker_id: context.userId,
      ...stamps(known, context),
    });
  },
  describe: args => ({ subject: args.name, editTo: '/rockstar/available-shifts' }),
});

const deleteSearchArgs = v.object({ id: idText });

export const deleteSearch = defineCommand({
  name: 'delete_search',
  version: 1,
  args: deleteSearchArgs,
  lanes: args => [`search:${args.id}`],
  apply: (tx, args) => tx.remove(savedSearches, args.id),
  describe: () => ({ editTo: '/rockstar/available-shifts' }),
});
