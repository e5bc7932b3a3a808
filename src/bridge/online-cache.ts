// The product's figures for answers of the network: fresh for 30 s, kept for 5 min and a hundred at most, swept each minute, tried
// twice more, never again after a refusal.
import { QueryClient } from '@tanstack/react-query';
import { keepAtMost, sweepOlder } from './keep-at-most.ts';

const FRESH_MS = 30_000;
const KEPT_MS = 5 * 60_000;
const RETRIES = 2;
const MOST = 100;

/** What the server will say again, however often it is asked; 42501 is PostgreSQL’s own word for a right that is missing. */
const verdicts: readonly string[] = [
  'signed_out',
  'not_allowed',
  '42501',
  'invalid_arguments',
  'not_found',
  'server_older',
];

export class Refused extends Error {
  readonly code: string;
  /** Something on the way said no (403). */
  readonly forbidden: boolean;
  constructor({ code, forbidden = false }: Pick<Refused, 'code'> & { readonly forbidden?: boolean }) {
    super(code);
    this.code = code;
    this.forbidden = forbidden;
  }
}

/** Never again after a 401 or a 403, whoever said it. */
function isFinal({ code, forbidden }: Refused): boolean {
  return forbidden || verdicts.includes(code);
}

function isWorthAnother(error: Error): boolean {
  return !(error instanceof Refused && isFinal(error));
}

export function onlineCache(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        retry: (failed, error) => failed < RETRIES && isWorthAnother(error),
      },
    },
  });
  keepAtMost(client.getQueryCache(), MOST);
  sweepOlder(client.getQueryCache(), KEPT_MS);
  return client;
}

/** The connection is back: of what screens ask for, each question that failed meanwhile is asked once more, refusals left alone. */
export function askAgain(client: QueryClient): Promise<void> {
  return client.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) => error !== null && isWorthAnother(error),
  });
}
