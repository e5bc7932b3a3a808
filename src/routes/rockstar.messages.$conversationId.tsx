import { createFileRoute } from '@tanstack/react-router';

/** Its screen is the list's, which shows the chat that this address names; `at` is a moment to show, from a search. */
export const Route = createFileRoute('/rockstar/messages/$conversationId')({
  validateSearch: ({ at }: Record<string, unknown>): { at?: number | undefined } => ({
    at: typeof at === 'number' && Number.isFinite(at) ? at : undefined,
  }),
});
