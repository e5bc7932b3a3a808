// Fills in a message that was compiled while the app was built. The builds put it in the place of the library's own, which parses.
import formatCompiled from 'use-intl/format-message/format-only';
import { elided } from './elided.ts';

type Format = typeof formatCompiled;

function formatMessage(...[key, message, values, options]: Parameters<Format>): ReturnType<Format> {
  const said = options.locale === 'fr' && values !== undefined ? elided(message, values) : message;
  return formatCompiled(key, said, values, options);
}
formatMessage.raw = false;

// biome-ignore lint/style/noDefaultExport: the library takes it by that
export default formatMessage;
