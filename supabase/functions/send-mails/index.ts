// The entry for the hosted service's runtime: settings from its environment, the template from the project.
import { mailHandler } from './handler.ts';

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  readTextFile(path: URL): Promise<string>;
  serve(handler: (request: Request) => Promise<Response>): void;
};

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined || value === '') throw new Error(`The function's secret ${name} is not set`);
  return value;
}

/** By name, any of them; a project that has only the older kind of keys has one. */
function secretKey(): string {
  const named: Record<string, string> = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '{}');
  return Object.values(named)[0] ?? setting('SUPABASE_SERVICE_ROLE_KEY');
}

Deno.readTextFile(new URL('../../templates/notice.html', import.meta.url)).then(template =>
  Deno.serve(
    mailHandler({
      template,
      siteUrl: setting('SITE_URL'),
      projectUrl: setting('SUPABASE_URL'),
      secretKey: secretKey(),
      callSecret: setting('MAIL_CALL_SECRET'),
      providerUrl: setting('MAIL_PROVIDER_URL'),
      providerKey: setting('MAIL_PROVIDER_KEY'),
      from: setting('MAIL_FROM'),
    }),
  ),
);
