// For a run of the database tests: one PostgreSQL for each process of it, whose databases are lent by `borrowed.ts`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Cluster, PROJECT_DATABASE, startCluster } from '#supabase/local/postgres/cluster.ts';
import { repository } from '#tests/support/repository.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the processes in their order (`VITEST_POOL_ID` counts from 1). */
    readonly postgresPorts: readonly number[];
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const clusters: Cluster[] = [];
  // One after the other: the first may have to prepare what the next finds in the cache.
  for (let nth = 0; nth < project.vitest.config.maxWorkers; nth++) {
    const cluster = await startCluster();
    clusters.push(cluster);
    await prepare(cluster);
  }
  project.provide(
    'postgresPorts',
    clusters.map(({ port }) => port),
  );
  return async () => {
    await Promise.all(clusters.map(cluster => cluster.stop()));
  };
}

async function prepare(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url(PROJECT_DATABASE) });
  await client.connect();
  await client.query(await readFile(join(repository, 'tests', 'database', 'saved-rows.sql'), 'utf8'));
  await client.end();
}
