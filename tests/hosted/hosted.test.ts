// What `npm run verify:hosted` asks of the project that its environment names.
import type pg from 'pg';
import { afterAll } from 'vitest';
import { openDatabase, readProject } from './project.ts';
import { verifyProject } from './verify.ts';

const named = readProject(process.env);
let database: pg.Client | undefined;
afterAll(() => database?.end());

verifyProject(async () => {
  if (named === null) throw new Error('Use npm run verify:hosted, which says what it needs.');
  database = await openDatabase(named.databaseUrl);
  const client = database;
  return { ...named, query: async (sql, values) => (await client.query(sql, values)).rows };
});
