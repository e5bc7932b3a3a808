// The address behind the one-click button of our mails (RFC 8058), on web standards alone. Mail programs post to it without
// a person being there, so a POST needs nothing but the key and answers the same for any; scanners of mail follow links, so a
// GET changes nothing and leads to the settings.

export interface Unsubscribing {
  readonly siteUrl: string;
  /** Switches the notices by mail off of whoever has this key; of a key that is none, of nobody. */
  unsubscribe(key: string): Promise<void>;
}

const KEY = /^[0-9a-f]{64}$/;

export function unsubscribeHandler({ siteUrl, unsubscribe }: Unsubscribing): (request: Request) => Promise<Response> {
  return async request => {
    const asked = new URL(request.url).searchParams;
    if (request.method === 'GET' || request.method === 'HEAD') {
      const portal = asked.get('portal') === 'venue' ? 'venue' : 'rockstar';
      return Response.redirect(new URL(`/${portal}/settings?tab=notifications`, siteUrl).href, 303);
    }
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    const key = asked.get('key') ?? '';
    if (KEY.test(key)) await unsubscribe(key);
    return new Response(null, { status: 200 });
  };
}
