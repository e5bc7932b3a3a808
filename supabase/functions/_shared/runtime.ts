// What the hosted service's runtime gives to an edge function: secrets from its environment, and requests.
import type { Project } from './project.ts';

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

export const { serve } = Deno;

export function setting(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined || value === '') throw new Error(`The function's secret ${name} is not set`);
  return value;
}

/** One that is JSON. What is wrong with it is not told: a parser's words quote it, and they go into a log. */
export function jsonSetting<Value>(name: string): Value {
  const text = setting(name);
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw new Error(`The function's secret ${name} is no JSON`);
  }
}

/** The project that the function was deployed to. */
export function ownProject(): Project {
  return { projectUrl: setting('SUPABASE_URL'), secretKey: secretKey() };
}

/** By name, any of them; a project that has only the older kind of keys has one. */
function secretKey(): string {
  const named = Deno.env.get('SUPABASE_SECRET_KEYS') ? jsonSetting<Record<string, string>>('SUPABASE_SECRET_KEYS') : {};
  return Object.values(named)[0] ?? setting('SUPABASE_SERVICE_ROLE_KEY');
}
