// Into which files the app is cut. Left alone, the bundler makes a file of whatever the same set of pages shares: a start
// then asks the worker for a hundred files of a kilobyte. So the app is bundled once to see who needs what, unused code
// gone; the second time, what comes together lies together.
import { build, type InlineConfig, type Rolldown } from 'vite';

/** By a module's id: the file it belongs to. Absent: it is of one screen alone, or the bundler may decide. */
export type Cut = ReadonlyMap<string, string>;

type Kind = 'main' | 'frame' | 'engine' | 'page' | 'screen' | 'piece';

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['main', /\/index\.html$/],
  // What the people of a portal see first.
  ['frame', /\/routes\/-(?:rockstar|venue|admin)-portal\.tsx$/],
  // What comes as soon as the frame has been painted, whatever the screen.
  ['engine', /\/src\/(?:open-device\.ts|bridge\/mirror-reader\.tsx)$/],
  // What people see who are not signed in.
  ['page', /\/routes\/-(?:start|login|register|callback|reset-password)-page\.tsx$/],
  ['screen', /(?:\/routes\/-.*-page|-screen)\.tsx$/],
];

export async function cutApp(config: InlineConfig): Promise<Cut> {
  const needs = await needsByModule(config);
  return new Map(
    [...needs].flatMap(([id, entries]) => {
      const file = fileFor([...entries].map(kindOf));
      return file === undefined ? [] : [[id, file] as const];
    }),
  );
}

function fileFor(needed: readonly Kind[]): string | undefined {
  const by = new Set(needed);
  if (by.has('main') || (by.has('frame') && by.has('page'))) return 'shell';
  if (by.has('frame')) return 'frame';
  if (by.has('page')) return needed.length === 1 ? undefined : by.size === 1 ? 'doors' : 'controls';
  if (by.has('engine')) return 'engine';
  return needed.filter(kind => kind === 'screen').length > 1 ? 'screens' : undefined;
}

function kindOf(entry: string): Kind {
  return kinds.find(([, path]) => path.test(entry))?.[0] ?? 'piece';
}

/** For every module that is not shaken off: the entries, static and lazy, that cannot run without it. */
async function needsByModule(config: InlineConfig): Promise<Map<string, Set<string>>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const needs = new Map<string, Set<string>>();
  for (const chunk of chunks.values()) {
    if (chunk.facadeModuleId === null || !(chunk.isEntry || chunk.isDynamicEntry)) continue;
    for (const id of modulesOf(chunk.fileName, chunks)) {
      needs.set(id, (needs.get(id) ?? new Set()).add(chunk.facadeModuleId));
    }
  }
  return needs;
}

function modulesOf(fileName: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): readonly string[] {
  const files = new Set([fileName]);
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return [...files].flatMap(file => chunks.get(file)?.moduleIds ?? []);
}
