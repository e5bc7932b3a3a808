// How the app is built: routes from files, the worker with its list of files, and what `build/` knows.
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import pxtorem from 'postcss-pxtorem';
import { defineConfig, loadEnv, type PluginOption, type UserConfig } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { buildName } from './src/app/build/build-name.ts';
import { type Cut, cutApp } from './src/app/build/cut.ts';
import { landingInPage, withoutVariablesWriter } from './src/app/build/front.ts';
import { headTags } from './src/app/build/head.ts';
import { hostFiles } from './src/app/build/host.ts';
import { missingInPage } from './src/app/build/missing.ts';
import { wordsByPart } from './src/app/build/words.ts';

export default defineConfig(async ({ command, mode }) => {
  // Of the app and of its worker, which is built apart.
  process.env.VITE_BUILD ??= buildName();
  const backend = loadEnv(mode, process.cwd(), 'VITE_').VITE_SUPABASE_URL ?? '';
  const cut = command === 'build' ? await cutApp({ ...app(new Map()), plugins: appPlugins() }) : new Map();
  return {
    ...app(cut),
    plugins: [
      appPlugins(),
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
      hostFiles(backend),
      missingInPage(),
      landingInPage({ ...app(new Map()), plugins: [react(), wordsByPart()] }),
    ],
  };
});

/** Made anew for each bundling: some keep what they saw. */
function appPlugins(): PluginOption[] {
  return [
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
    withoutVariablesWriter(),
  ];
}

/**
 * Style sheets are written in px and built in rem: whoever chose larger letters in their browser has everything larger, and a window
 * counts as narrower by as much, as with the browser's zoom. At the usual 16 px nothing changes, and lines stay as thin as they are.
 */
const BY_LETTERS = { rootValue: 16, propList: ['*'], mediaQuery: true, minPixelValue: 3, exclude: /node_modules/ };

/** Words are compiled, so the app goes without the parser of messages. */
const FORMAT = fileURLToPath(new URL('./src/i18n/format-message.ts', import.meta.url));

function app(cut: Cut): UserConfig {
  return {
    resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: FORMAT }] },
    css: { postcss: { plugins: [mantinePreset(), pxtorem(BY_LETTERS)] } },
    build: {
      target: ['chrome111', 'safari16.4', 'firefox115'],
      sourcemap: false,
      // Whoever is given a package's code is given its licence with it.
      license: { fileName: 'licences.txt' },
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // What every page needs changes rarely: one file instead of thirty, kept from one version to the next.
          codeSplitting: {
            // Who needs a module needs what it imports: the cut is whole by itself.
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'base',
                test: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store)|use-intl|icu-minify|@formatjs)\/|\/src\/i18n\/(elided|format-message)\.ts$/,
              },
              { name: id => cut.get(id) ?? null },
            ],
          },
        },
        treeshake: {
          // The engine's one entry point leads to all of it; without this, whoever takes a type's maker takes the engine along.
          moduleSideEffects: [
            { test: /\/(sync|src\/domain)\/.*\.ts$/, sideEffects: false },
            { test: /\/dexie\//, sideEffects: false },
          ],
        },
      },
    },
  };
}

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Encore',
  short_name: 'Encore',
  description:
    'Shifts for bars, kitchens and hotels. Post one, pick who comes, and keep working when there’s no signal.',
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
    { name: 'Messages', url: '/rockstar/messages' },
    { name: 'Venue shifts', url: '/venue/shifts' },
    { name: 'Venue messages', url: '/venue/messages' },
  ].map(shortcut => ({ ...shortcut, icons: [{ src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' }] })),
  // What another app shares is looked for here; a link of ours is opened. By GET: it survives signing in first.
  share_target: {
    action: '/search',
    method: 'GET',
    // What it would be anyway; without it Chromium complains of the manifest.
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  screenshots: [
    { src: 'screenshots/narrow-1.png', sizes: '1080x2340', type: 'image/png', form_factor: 'narrow' },
    { src: 'screenshots/wide-1.png', sizes: '2880x1800', type: 'image/png', form_factor: 'wide' },
  ],
};
