// What a worker answers that has lost the app's page and cannot fetch it: what is wrong, what is safe, what to do. It stands in
// the worker's own file, because nothing else is left; the device's chosen language is out of a worker's reach.
import { errors as en } from '#i18n/en/errors.ts';
import { errors as es } from '#i18n/es/errors.ts';
import { errors as fr } from '#i18n/fr/errors.ts';

const words = { en, es, fr };
const isSpoken = (tag: string): tag is keyof typeof words => Object.hasOwn(words, tag);

export function missingPage(languages: readonly string[]): Response {
  const locale = languages.map(tag => tag.slice(0, 2).toLowerCase()).find(isSpoken) ?? 'en';
  const { missing, tryAgain } = words[locale];
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Encore</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 480px; margin: 0 auto; padding: 48px 20px; font: 17px/24px system-ui, sans-serif; }
a { display: inline-block; padding: 10px 20px; border-radius: 12px; background: CanvasText; color: Canvas; text-decoration: none; }
</style>
<main>
<h1>${missing.title}</h1>
<p>${missing.text}</p>
<p><a href="">${tryAgain}</a></p>
</main>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  });
}
