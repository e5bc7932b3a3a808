// The bench's table and commands on a database with the shipped migrations, made by the role that applied those.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#tests/support/postgres.ts';
import { repository } from '#tests/support/repository.ts';

export async function makeNotes({ ownerUrl }: Pick<Database, 'ownerUrl'>): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(await readFile(join(repository, 'tests/bench/peers/notes.sql'), 'utf8'));
  await owner.end();
}
