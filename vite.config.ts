// How the app is built: routes from files, the worker with its list of files, and the head of the page (policy, fonts).
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import compileMessage from 'icu-minify/compile';
import mantinePreset from 'postcss-preset-mantine';
import { defineConfig, type HtmlTagDescriptor, loadEnv, type Plugin, transformWithOxc } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { partOf } from './src/i18n/parts.ts';

export default defineConfig(({ mode }) => {
  const backend = loadEnv(mode, process.cwd(), 'VITE_').VITE_SUPABASE_URL ?? '';
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        routesDirectory: './src/routes',
        generatedRouteTree: './src/routeTree.gen.ts',
        // Screens name their chunks themselves (ui/lazy-screen.ts), so that a chunk that fails is asked for again.
        autoCodeSplitting: false,
        addExtensions: true,
        disableLogging: true,
      }),
      react(),
      wordsByPart(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        includeManifestIcons: false,
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,svg,png,ico,woff2}'],
          globIgnores: ['screenshots/**'],
          maximumFileSizeToCacheInBytes: 4_000_000,
        },
        manifest,
      }),
      headTags(backend),
    ],
    // Words are compiled below, so the app goes without the parser of messages.
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    css: { postcss: { plugins: [mantinePreset()] } },
    build: {
      target: ['chrome111', 'safari16.4', 'firefox115'],
      sourcemap: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // What every page needs changes rarely: one file instead of thirty, kept from one version to the next.
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store)|use-intl|icu-minify|@formatjs)\//,
              },
            ],
          },
        },
        treeshake: {
          // The engine's one door leads to all of it; without this, whoever takes a type's maker takes the engine along.
          moduleSideEffects: [
            { test: /\/(sync|src\/domain)\/.*\.ts$/, sideEffects: false },
            { test: /\/dexie\//, sideEffects: false },
          ],
        },
      },
    },
  };
});

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Encore',
  short_name: 'Encore',
  description:
    'Shifts for bars, kitchens and hotels. Post one, pick who comes, and keep working when the signal does not.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#121115',
  theme_color: '#121115',
  categories: ['business', 'productivity'],
  icons: [
    { src: 'pwa-64x64.png', sizes: '64x64', type: 'image/png' },
    { src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' },
    { src: 'pwa-512x512.png', sizes: '512x512', type: 'image/png' },
    { src: 'maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Available shifts', short_name: 'Find', url: '/rockstar/available-shifts' },
    { name: 'My shifts', url: '/rockstar/shifts' },
    { name: 'Venue shifts', url: '/venue/shifts' },
  ].map(shortcut => ({ ...shortcut, icons: [{ src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' }] })),
  screenshots: [
    { src: 'screenshots/narrow-1.png', sizes: '1080x2340', type: 'image/png', form_factor: 'narrow' },
    { src: 'screenshots/wide-1.png', sizes: '2880x1800', type: 'image/png', form_factor: 'wide' },
  ],
};

/** Text and titles of every page: they come with the style sheet instead of after it, so that nothing jumps. */
const startFaces = [/figtree-latin-wght-normal-.*\.woff2$/, /bricolage-grotesque-latin-wdth-normal-.*\.woff2$/];

const wordsFile = /\/src\/i18n\/(?:en|es|fr)\/[a-z-]+\.ts$/;

/** `words:en/portal`: the areas of that part in that language. Their messages are read here, once, and not at every start. */
function wordsByPart(): Plugin {
  type Words = { readonly [key: string]: string | Words };
  const compiled = (words: string | Words): unknown =>
    typeof words === 'string'
      ? compileMessage(words)
      : Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, compiled(inner)]));
  return {
    name: 'encore-words-by-part',
    enforce: 'pre',
    resolveId: { filter: { id: /^words:/ }, handler: id => `\0${id}` },
    load: {
      filter: { id: /^\0words:/ },
      async handler(id) {
        const [language = '', part] = id.slice('\0words:'.length).split('/');
        const folder = resolve('src/i18n', language);
        const own = (await readdir(folder)).filter(name => partOf(name.replace(/\.ts$/, '')) === part);
        return own.map(name => `export * from ${JSON.stringify(`${folder}/${name}`)};`).join('\n');
      },
    },
    transform: {
      filter: { id: wordsFile },
      async handler(source, id) {
        const { code } = await transformWithOxc(source, id);
        const areas = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, Words>;
        return Object.entries(areas)
          .map(([area, words]) => `export const ${area} = ${JSON.stringify(compiled(words))};`)
          .join('\n');
      },
    },
  };
}

/** The content security policy (built pages only: development needs inline scripts), and the faces ahead of their style sheet. */
function headTags(backend: string): Plugin {
  return {
    name: 'encore-head-tags',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const built = Object.keys(bundle ?? {});
        const preload = startFaces.flatMap((face): HtmlTagDescriptor[] =>
          built
            .filter(file => face.test(file))
            .map(file => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
              injectTo: 'head',
            })),
        );
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy(backend) },
            injectTo: 'head-prepend',
          },
          ...preload,
        ];
      },
    },
  };
}

/** Own origin and the backend, nothing else. Style tags may be inline (Mantine writes its variables so); scripts may not. */
function contentPolicy(backend: string): string {
  const connect = backend === '' ? [] : [new URL(backend).origin, new URL(backend).origin.replace(/^http/u, 'ws')];
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
