// From the table of folders to what Biome reads. What is said of single files and lengths stands here.
import { FOLDERS, type Folder, type Forbidden } from './folders.ts';

const kept = 'What a browser keeps of a person goes through bridge/kept.ts.';

interface Override {
  readonly includes: readonly string[];
  readonly linter: { readonly rules: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
}

/** The `overrides` of `.biome.json`. */
export function overrides(): readonly Override[] {
  return [
    rule(['src/**', 'sync/**', '!src/bridge/kept.ts', '!src/i18n/locale.ts'], 'style', {
      noRestrictedGlobals: error({ deniedGlobals: { localStorage: kept, sessionStorage: kept } }),
    }),
    ...FOLDERS.map(folderRule),
    atMost(200, ['sync/**']),
    atMost(120, ['src/features/**/*-screen.tsx']),
    atMost(40, ['src/routes/**']),
    atMost(300, ['tests/**']),
    rule(['tests/**'], 'complexity', { useMaxParams: 'off' }),
    // What is shown is asked for, not what stands in the document.
    rule(['tests/**'], 'performance', { useDomNodeTextContent: 'off' }),
    // A test's component reads what that test prepared; and calls of Vitest pass named functions to `describe`.
    rule(['tests/**'], 'correctness', { noComponentHookFactories: 'off', usePlaywrightValidDescribeCallback: 'off' }),
    rule(['sync/index.ts'], 'performance', { noBarrelFile: 'off' }),
    rule(['src/routes/**', '**/*.config.ts', '**/*.d.ts'], 'style', {
      useFilenamingConvention: 'off',
      noDefaultExport: 'off',
    }),
  ];
}

function folderRule({ files, allowed, message = '', forbidden, hooks, console }: Folder): Override {
  const own: readonly Forbidden[] =
    allowed === undefined ? [] : [{ group: ['#*/**', ...allowed.map(one => `!#${one}`)], message }];
  const importNames = ['useLocalStorage', 'useSessionStorage', 'readLocalStorageValue', 'readSessionStorageValue'];
  const paths = hooks === true ? { paths: { '@mantine/hooks': { importNames, message: kept } } } : {};
  const imports = { noRestrictedImports: error({ ...paths, patterns: [...own, ...forbidden] }) };
  return {
    includes: files,
    linter: { rules: { style: imports, ...(console === true ? {} : { suspicious: { noConsole: 'error' } }) } },
  };
}

function atMost(maxLines: number, files: readonly string[]): Override {
  return rule(files, 'style', { noExcessiveLinesPerFile: error({ maxLines }) });
}

function rule(includes: readonly string[], group: string, rules: Readonly<Record<string, unknown>>): Override {
  return { includes, linter: { rules: { [group]: rules } } };
}

function error(options: object): object {
  return { level: 'error', options };
}
