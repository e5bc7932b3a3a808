// Into which files the app is cut. Left alone, the bundler makes a file of whatever the same set of pages shares: a start
// then asks the worker for a hundred files of a kilobyte. So the app is bundled once to see who needs what, unused code
// gone; the second time, what comes together lies together.
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** By a module's id: the file it belongs to. Absent: it is of one screen alone, or the bundler may decide. */
export type Cut = ReadonlyMap<string, string>;

type Kind = keyof typeof ASKED | 'screen' | 'piece';

/** What starts a file of its own, by what people wait for. The build fails when nobody asks for one of these any more. */
export const ASKED = {
  main: ['index.html'],
  /** What the people of a portal see first. */
  frame: ['src/routes/-rockstar-portal.tsx', 'src/routes/-venue-portal.tsx', 'src/routes/-admin-portal.tsx'],
  /** What comes as soon as the frame has been painted, whatever the screen. */
  engine: ['src/open-device.ts', 'src/bridge/mirror-reader.tsx', 'src/features/messages/unread-panel.tsx'],
  /** What people see who are not signed in. */
  page: [
    'src/routes/-start-page.tsx',
    'src/routes/-login-page.tsx',
    'src/routes/-register-page.tsx',
    'src/routes/-callback-page.tsx',
    'src/routes/-reset-password-page.tsx',
    'src/features/auth/accept-invitation-screen.tsx',
  ],
} as const;

/** Whatever else a route asks for is a screen, whatever it is called, of the portal that its address begins with. */
const ROUTE = /\/src\/routes\/(?!-)(?<portal>[^/.]+)[^/]*\.tsx$/;

interface Bundled {
  /** For every module that is not shaken off: the entries, static and lazy, that cannot run without it. */
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>;
  readonly kinds: ReadonlyMap<string, Kind>;
  /** Of each screen: the portals that have it. */
  readonly portals: ReadonlyMap<string, ReadonlySet<string>>;
}

export async function cutApp(config: InlineConfig): Promise<Cut> {
  const { needs, kinds, portals } = await bundledOnce(config);
  return new Map(
    [...needs].flatMap(([id, entries]) => {
      const file = fileFor(
        [...entries].map(entry => kinds.get(entry) ?? 'piece'),
        new Set([...entries].flatMap(entry => [...(portals.get(entry) ?? [])])),
      );
      return file === undefined ? [] : [[id, file] as const];
    }),
  );
}

function fileFor(needed: readonly Kind[], portals: ReadonlySet<string>): string | undefined {
  const by = new Set(needed);
  if (by.has('main') || (by.has('frame') && by.has('page'))) return 'shell';
  if (by.has('frame')) return 'frame';
  if (by.has('page')) return needed.length === 1 ? undefined : by.size === 1 ? 'doors' : 'controls';
  if (by.has('engine')) return 'engine';
  if (needed.filter(kind => kind === 'screen').length < 2) return undefined;
  // Nobody waits for what only another portal shows.
  const [portal] = portals;
  return portals.size === 1 ? `${portal}-screens` : 'screens';
}

async function bundledOnce(config: InlineConfig): Promise<Bundled> {
  const kinds = new Map<string, Kind>();
  const portals = new Map<string, Set<string>>();
  const built = await build({
    ...config,
    plugins: [...(config.plugins ?? []), kindsOfEntries(kinds, portals)],
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
  return { needs, kinds, portals };
}

function kindsOfEntries(kinds: Map<string, Kind>, portals: Map<string, Set<string>>): Plugin {
  return {
    name: 'encore:kinds-of-entries',
    generateBundle() {
      const entries = [...this.getModuleIds()].flatMap(id => {
        const known = this.getModuleInfo(id);
        return known?.isEntry || known?.dynamicImporters.length ? [{ id, askers: known.dynamicImporters }] : [];
      });
      for (const { id, askers } of entries) {
        const asking = askers.flatMap(asker => ROUTE.exec(asker)?.groups?.portal ?? []);
        if (asking.length === 0) continue;
        kinds.set(id, 'screen');
        portals.set(id, new Set(asking));
      }
      for (const [kind, files] of Object.entries(ASKED)) {
        for (const file of files) {
          const entry = entries.find(({ id }) => id.endsWith(`/${file}`));
          if (entry === undefined) throw new Error(`Nobody asks for ${file}, which build/cut.ts names.`);
          kinds.set(entry.id, kind as Kind);
        }
      }
    },
  };
}

function modulesOf(fileName: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): readonly string[] {
  const files = new Set([fileName]);
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return [...files].flatMap(file => chunks.get(file)?.moduleIds ?? []);
}
