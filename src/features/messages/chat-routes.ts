/** Where a chat of each side is, and the list that it belongs to. */
export const CHAT_ROUTES = {
  venue: '/venue/messages/$conversationId',
  rockstar: '/rockstar/messages/$conversationId',
} as const;

export const LIST_ROUTES = { venue: '/venue/messages', rockstar: '/rockstar/messages' } as const;
