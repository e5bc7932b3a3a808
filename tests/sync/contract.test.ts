// The contract, held against the model server: what the simulator proves of the engine counts only if its server is one.
import { v7 as newId } from 'uuid';
import { share, unshare } from '#tests/support/simulator/model-commands.ts';
import { ModelServer } from '#tests/support/simulator/model-server.ts';
import { contract } from './contract.ts';
import type { OwnServer } from './contract-server.ts';

function openModel(): OwnServer {
  const server = new ModelServer(() => Date.now());
  server.pageSize = 1_000;
  const [owner, guest, list] = [newId(), newId(), newId()];
  server.write(writes => {
    writes.put('lists', { id: list, row_xid: '', title: 'Rota', owner_id: owner, note_count: 0 });
    share(writes, { memberId: newId(), listId: list, userId: owner });
  });
  const note = (id: string, text: string) => ({ name: 'add_note', args: { id, list_id: list, text } });
  return {
    table: 'notes',
    scope: `list:${list}`,
    users: { owner, guest },
    inScope: row => row.list_id === list,
    sync: async (who, request) => server.sync(who === 'owner' ? owner : guest, request),
    make: id => note(id, 'Polish the glasses'),
    change: id => ({ name: 'edit_note', args: { id, text: 'Polish the brass', version: 1 } }),
    refused: id => note(id, 'Now!'),
    refusal: 'text_not_allowed',
    async fill(count, like) {
      server.write(writes => {
        const row = writes.rows.notes.get(like);
        if (row === undefined) throw new Error('Nothing to copy');
        for (let n = 0; n < count; n += 1) writes.put('notes', { ...row, id: newId() });
      });
    },
    remove: async id => server.write(writes => writes.remove('notes', id)),
    grant: async () => server.write(writes => share(writes, { memberId: newId(), listId: list, userId: guest })),
    revoke: async () => server.write(writes => unshare(writes, list, guest)),
    restore: async () => server.store.restore(),
    clearAway: async () => server.store.clearAway(),
    close: async () => {},
  };
}

contract('model server', async () => openModel());
