// What the edge functions have in common: the project that they belong to, and who may call them.

/** The project's address and its secret key, which no device has. */
export interface Project {
  readonly projectUrl: string;
  readonly secretKey: string;
}

/** A database that hangs would keep a sender until its host ends it, and each minute's next one too. */
const PATIENCE_MS = 15_000;

/** One function of the API, as the project itself; null where it answers nothing. */
export async function callProject({ projectUrl, secretKey }: Project, name: string, args: object): Promise<unknown> {
  const answer = await fetch(`${projectUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...asSecret(secretKey), 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`);
  return text === '' ? null : JSON.parse(text);
}

/** What was sent is sent: where that could not be noted, it is tried once more later, and the others of its batch go on. */
export function noted(report: Promise<void>): Promise<void> {
  return report.catch((error: unknown) => console.error('What became of a message could not be noted:', error));
}

/** A key of today is exchanged by the gateway; one of before is itself a token, and without it the caller would be nobody. */
function asSecret(key: string): Record<string, string> {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}

/** In the same time, wherever they differ. */
export function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= (given.charCodeAt(index) || 0) ^ expected.charCodeAt(index);
  }
  return difference === 0 && expected !== '';
}
