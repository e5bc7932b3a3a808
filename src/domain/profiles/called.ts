// What a card is called. One whose account was deleted stands under the server's word, which is English for everybody
// (`private.forget_person`): readers get the word of their own language, which the screens give here (`features/profiles/deleted-word.tsx`).
import type { ProfileRow } from './schema.ts';

const SERVERS_WORD = 'Deleted account';
let readersWord = SERVERS_WORD;

export function callDeleted(word: string): void {
  readersWord = word;
}

export function calledName({ name, account_status }: Pick<ProfileRow, 'name' | 'account_status'>): string {
  return name === SERVERS_WORD && account_status === 'inactive' ? readersWord : name;
}
