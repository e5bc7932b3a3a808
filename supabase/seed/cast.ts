// The people whom tests, documentation and demo know by name. Everybody signs in with the same password.
import { seedId } from './chance.ts';

export const DEMO_PASSWORD = 'Encore-demo-1';
/** bcrypt of the password, made once: hashing it for every person would take longer than all the rest. */
export const DEMO_PASSWORD_HASH = '$2b$10$D2H0YkFFcxS8lD3dR60OX.4czqGXxq8ZL4edV8jsCOMqyCfFh9c.y';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'venue' | 'rockstar' | 'platform_admin';
  /** One line for the sign-in list. */
  readonly about: string;
}

function person(key: string, of: Omit<Person, 'id'>): Person {
  return { id: seedId(`person:${key}`), ...of };
}

export const CAST = {
  vera: person('vera', {
    name: 'Vera Okafor',
    email: 'vera@example.com',
    role: 'venue',
    about: 'Owns The Copper Thistle',
  }),
  mina: person('mina', {
    name: 'Mina Haddad',
    email: 'mina@example.com',
    role: 'venue',
    about: 'Manages The Copper Thistle',
  }),
  stef: person('stef', {
    name: 'Stef Janssen',
    email: 'stef@example.com',
    role: 'venue',
    about: 'Staff of The Copper Thistle',
  }),
  rocco: person('rocco', {
    name: 'Rocco Bianchi',
    email: 'rocco@example.com',
    role: 'rockstar',
    about: 'Bartender in London',
  }),
  rosa: person('rosa', {
    name: 'Rosa Fernández',
    email: 'rosa@example.com',
    role: 'rockstar',
    about: 'Waiting staff in London',
  }),
  sam: person('sam', {
    name: 'Sam Stone',
    email: 'sam@example.com',
    role: 'rockstar',
    about: 'New here, knows nobody',
  }),
  ada: person('ada', {
    name: 'Ada Lindqvist',
    email: 'ada@rockstars.example',
    role: 'platform_admin',
    about: 'Admin: super admin',
  }),
  sol: person('sol', {
    name: 'Sol Amador',
    email: 'sol@rockstars.example',
    role: 'platform_admin',
    about: 'Admin: support',
  }),
  rae: person('rae', {
    name: 'Rae Whitlock',
    email: 'rae@rockstars.example',
    role: 'platform_admin',
    about: 'Admin: read only',
  }),
} as const;

export const COPPER_THISTLE = seedId('venue:copper-thistle');
