// `npm run release -- 0.2.0`: see release.ts. Run the tests first: this does not.
import { packBuild } from '#tests/support/builds.ts';
import { dist, freshBuild } from '#tests/support/fresh-build.ts';
import { repository } from '#tests/support/repository.ts';
import { release } from './release.ts';

const [version = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const pack = () => {
    freshBuild();
    return packBuild(dist);
  };
  try {
    await release({ folder: repository, version, day, pack });
    console.log(`Released ${version}: git push --follow-tags, then the steps of supabase/operating.md.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

await main();
