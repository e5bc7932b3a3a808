// Screens and heavy pieces come in chunks of their own, with the words they say. A chunk that does not arrive is asked for three times
// more, after 1, 2 and 3 s, before the error screen says so.
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react';
import type { Part } from '#i18n/parts.ts';
import { bringWords } from '#i18n/words.ts';
import { firstPixel, isPainted } from './first-pixel.ts';

const delaysMs = [1000, 2000, 3000];

/** A part of the app that did not come; `cause` says why. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** `component: lazyScreen(() => import('#features/…-screen.tsx'), 'VenueShiftsScreen')` in a route file. */
export function lazyScreen<Module extends Record<Name, ComponentType>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  ...words: readonly Part[]
): AsyncRouteComponent<object> {
  return lazyRouteComponent<Record<Name, ComponentType>, Name>(() => retrying(withWords(load, words)), name);
}

/**
 * A screen inside a portal. It reads the mirror, so it has nothing to show before the engine has arrived: at a cold start
 * the frame is painted first, and the screen's code comes beside the engine's.
 */
export function portalScreen<Module extends Record<Name, ComponentType>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  ...words: readonly Part[]
): AsyncRouteComponent<object> {
  const screen = lazyScreen(() => firstPixel().then(withWords(load, ['portal', ...words])), name);
  const { preload } = screen;
  // Without a boundary of its own it would hold back the frame that is to be painted first.
  const framed = (props: object) =>
    createElement(Suspense, { fallback: createElement(ScreenToCome) }, createElement(screen, props));
  // What the router preloads it waits for before it draws anything, the frame included. It asks once: who is early has it after the frame.
  const ahead = async () => {
    // Asked again once it is there, it takes a turn: the press that opens it and what is drawn then are tasks of their own.
    if (isPainted()) await preload?.();
    else void firstPixel().then(() => screen.preload?.());
  };
  return Object.assign(framed, { preload: ahead });
}

/** Called while a portal's screen is on its way; what it returns is called once the screen stands, before that asks for anything. */
type OnComing = () => () => void;

let onComing: OnComing = () => () => undefined;

/** By whoever must know that a screen which has asked for nothing yet is still to come. */
export function watchComing(watch: OnComing): void {
  onComing = watch;
}

function ScreenToCome() {
  // Passive: its end runs right before the first effects of the screen.
  useEffect(() => onComing(), []);
  return null;
}

/**
 * A piece that is not needed for the first look: a sheet, a menu, a dialog. Stands inside a Suspense. It names the words
 * that it says unless they are there wherever it is used.
 */
export function lazyPiece<Props>(
  load: () => Promise<ComponentType<Props>>,
  words?: Part,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await retrying(withWords(load, words === undefined ? [] : [words])) }));
}

function withWords<Module>(load: () => Promise<Module>, words: readonly Part[]): () => Promise<Module> {
  if (words.length === 0) return load;
  return async () => (await Promise.all([load(), ...words.map(bringWords)]))[0];
}

export async function retrying<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of delaysMs) {
    try {
      return await load();
    } catch {
      await new Promise(resolve => setTimeout(resolve, delay));
      await fetchAnew();
    }
  }
  return load().catch((cause: unknown) => {
    throw new PartMissing(String(cause), { cause });
  });
}

/** WebKit keeps a module that failed, for the next page too, until something else has fetched its file. */
async function fetchAnew(): Promise<void> {
  const asked = globalThis.document?.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]') ?? [];
  await Promise.allSettled([...asked].map(({ href }) => fetch(href)));
}
