// Who joins a bench: accounts as a sign-up makes them, Vera's under the name of her venue.
export const vera = { name: 'The Copper Thistle', email: 'vera@example.com', role: 'venue' } as const;
export const rocco = { name: 'Rocco Bianchi', email: 'rocco@example.com', role: 'rockstar' } as const;
export const rosa = { name: 'Rosa', email: 'rosa@example.com', role: 'rockstar' } as const;
