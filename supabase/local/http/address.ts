// What a request asks for, as an address of this server. Knows nothing of what answers there.

/**
 * `target` as it stands in the request line. Null for what is no path of this server: the absolute form that is meant for
 * proxies, `//host`, and what no address can hold.
 */
export function addressOf(target: string | undefined, origin: string): URL | null {
  const path = target ?? '/';
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return null;
  const address = new URL(path, origin);
  return address.origin === new URL(origin).origin ? address : null;
}
