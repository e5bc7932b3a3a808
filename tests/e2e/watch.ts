// What must never happen while a person uses the app, whatever the test is about: a policy violation, a request to
// anybody else, an error nobody caught. Collected from the context, asked for at the end.
import type { Browser, BrowserContext, Page } from '@playwright/test';

export interface Watch {
  /** One sentence for each thing that went wrong; empty when all is well. */
  complaints(): readonly string[];
}

export async function watch(context: BrowserContext, origin: string): Promise<Watch> {
  const complaints: string[] = [];
  await context.exposeBinding('encoreReportViolation', (_source, what: string) => {
    complaints.push(`Content security policy: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const report = (window as unknown as { encoreReportViolation(what: string): void }).encoreReportViolation;
      report(`${event.violatedDirective} blocked ${event.blockedURI} on ${location.pathname}`);
    });
  });
  context.on('request', request => {
    const url = new URL(request.url());
    const abroad = url.origin !== origin && url.protocol.startsWith('http');
    if (abroad) complaints.push(`Request to a third party: ${request.url()}`);
  });
  context.on('weberror', error => complaints.push(`Uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('page', page => listen(page, complaints));
  return { complaints: () => complaints };
}

/** What was asked of others than this machine since the last time it was read, by any context, also of tests that collect no complaints. */
const askedOthers: string[] = [];

export function noteOthersAsked(browser: Browser): void {
  onNewContext(browser, context => {
    context.on('request', request => {
      const { hostname, protocol } = new URL(request.url());
      if (/^(?:http|ws)/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname))
        askedOthers.push(request.url());
    });
  });
}

export function othersAsked(): readonly string[] {
  return askedOthers.splice(0);
}

/** Whoever makes it. */
export function onNewContext(browser: Browser, each: (context: BrowserContext) => void | Promise<void>): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async options => {
    const context = await newContext(options);
    await each(context);
    return context;
  };
}

/** What the browser itself says when the network is gone is no error of the app. */
const expectedOffline = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|WebSocket connection to/;
/** A refused or failed request is shown to the person and asserted on where it matters. */
const expectedAnswer = /Failed to load resource: the server responded with a status of (?:4\d\d|503)/;

function listen(page: Page, complaints: string[]): void {
  page.on('console', message => {
    if (message.text().includes('Multiple GoTrueClient')) complaints.push(`Console: ${message.text()}`);
    if (message.type() !== 'error') return;
    if (expectedOffline.test(message.text()) || expectedAnswer.test(message.text())) return;
    complaints.push(`Console: ${message.text()} (${message.location().url})`);
  });
}
