// A rockstar's documents, said of files that are there already: one that is refused holds back no other.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteDocument, saveDocument } from '#domain/documents/commands.ts';
import { profileDocuments } from '#domain/documents/schema.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

async function handedIn(): Promise<string> {
  const id = newId();
  await stage.backend.db(
    `insert into public.files (id, person_id, kind, name, type, content)
     values ($1, $2, 'document', 'paper.pdf', 'application/pdf', $3)`,
    [id, stage.rocco.userId, Buffer.from('%PDF-1.7 a paper').toString('base64')],
  );
  return id;
}

describe('save_document, delete_document', () => {
  it('a document that is refused holds back its own later words and no other document', async () => {
    const { rocco } = stage;
    const file = await handedIn();
    const [lost, kept] = [newId(), newId()];
    rocco.loseNetwork();
    await rocco.act(saveDocument, { id: lost, type: 'first_aid', file_id: newId() });
    await rocco.act(saveDocument, { id: kept, type: 'food_hygiene', file_id: file });
    await rocco.act(deleteDocument, { id: lost });
    rocco.regainNetwork();
    await rocco.settled();
    expect((await rocco.outbox()).map(({ name, code }) => [name, code])).toEqual([
      ['save_document', 'invalid_arguments'],
      ['delete_document', 'depends_on_refused'],
    ]);
    expect((await rocco.rows(profileDocuments)).map(({ id, state }) => [id, state])).toEqual([[kept, 'waiting']]);
  });
});
