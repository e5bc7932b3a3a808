// What a search can find and what it does: facts of the device, acts and ways of the portal, those of the page that is open, tabs of the settings.
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { Messages } from 'use-intl';
import type { Portal } from '#domain/profiles/portals.ts';
import type { Searchable } from '#domain/search/queries.ts';

export type FoundLink = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** How something goes out that is done without a connection: it waits and is sent, or it cannot be done. */
export type Goes = 'queued' | 'online';

export interface Found {
  /** The same thing has the same one tomorrow. */
  readonly key: string;
  readonly group: Group;
  readonly title: string;
  readonly detail: string;
  /** What it opens; an act that is done at once has none. */
  readonly link?: FoundLink;
  readonly press?: () => void;
  readonly goes?: Goes;
  /** What it is, for the preview. */
  readonly of?: Searchable;
}

/** In the order in which they are shown. */
export const GROUPS = ['people', 'screen', 'acts', 'shifts', 'chats', 'jobs', 'venues', 'settings'] as const;
export type Group = (typeof GROUPS)[number];

/** What a question may begin with, to ask for one kind only. */
export const SIGNS: Readonly<Record<string, Group>> = { '@': 'people', '#': 'shifts', '"': 'chats', '>': 'acts' };

export interface Act {
  readonly name: keyof Messages['search']['acts'];
  /** Not for a venue's staff. */
  readonly decides?: boolean;
  readonly goes?: Goes;
  readonly link: FoundLink;
}

export const ACTS: Readonly<Record<Portal, readonly Act[]>> = {
  venue: [
    { name: 'postShifts', decides: true, goes: 'queued', link: linkOptions({ to: '/venue/shifts/new' }) },
    { name: 'postJob', decides: true, goes: 'queued', link: linkOptions({ to: '/venue/jobs/new' }) },
    { name: 'approveHours', decides: true, goes: 'queued', link: linkOptions({ to: '/venue/shifts/hours' }) },
    { name: 'inviteColleague', decides: true, goes: 'online', link: linkOptions({ to: '/venue/staff' }) },
  ],
  rockstar: [
    { name: 'timeOff', goes: 'queued', link: linkOptions({ to: '/rockstar/availability' }) },
    { name: 'invitations', goes: 'queued', link: linkOptions({ to: '/rockstar/invitations' }) },
    { name: 'earnings', link: linkOptions({ to: '/rockstar/earnings' }) },
    { name: 'documents', link: linkOptions({ to: '/rockstar/documents' }) },
    { name: 'reliability', link: linkOptions({ to: '/rockstar/reliability' }) },
  ],
  admin: [],
};

/** The words of a question without the sign that asks for one kind. */
export function soughtIn(words: string): string {
  return SIGNS[words[0] ?? ''] === undefined ? words : words.slice(1);
}

interface Way {
  readonly name: keyof Messages['search']['here'];
  readonly decides?: boolean;
  readonly link: FoundLink;
}

/** What leads on from the page that is open. */
export function waysOf(path: string): readonly Way[] {
  const [, portal, list, id = '', page] = path.split('/');
  // An id has figures; «new» and «hours» have none.
  if (list !== 'shifts' || !/\d/.test(id) || page !== undefined) return [];
  if (portal === 'rockstar') {
    return [
      { name: 'checkIn', link: linkOptions({ to: '/rockstar/shifts/$bookingId/check-in', params: { bookingId: id } }) },
      { name: 'hours', link: linkOptions({ to: '/rockstar/shifts/$bookingId/hours', params: { bookingId: id } }) },
    ];
  }
  const params = { shiftId: id };
  return [
    { name: 'applicants', decides: true, link: linkOptions({ to: '/venue/shifts/$shiftId/applicants', params }) },
    { name: 'edit', decides: true, link: linkOptions({ to: '/venue/shifts/$shiftId/edit', params }) },
    { name: 'cover', decides: true, link: linkOptions({ to: '/venue/shifts/$shiftId/cover', params }) },
    { name: 'code', link: linkOptions({ to: '/venue/shifts/$shiftId/code', params }) },
  ];
}

export type SettingsName = keyof Messages['search']['settings'];
export const SETTINGS: readonly SettingsName[] = ['account', 'notifications', 'security', 'appearance', 'data'];

export const SETTINGS_PAGES = {
  venue: '/venue/settings',
  rockstar: '/rockstar/settings',
  admin: '/admin/settings',
} as const satisfies Record<Portal, LinkProps['to']>;

export function groupOf({ kind }: Searchable): Group {
  switch (kind) {
    case 'person':
    case 'colleague':
      return 'people';
    case 'shift':
      return 'shifts';
    case 'chat':
      return 'chats';
    case 'job':
      return 'jobs';
    case 'venue':
      return 'venues';
  }
}

/** Where it is opened in that portal. */
export function linkTo(one: Searchable, isVenue: boolean): FoundLink {
  switch (one.kind) {
    case 'person':
      return linkOptions({ to: '/venue/rockstars/$rockstarId', params: { rockstarId: one.id } });
    case 'colleague':
      return linkOptions({ to: '/venue/staff' });
    case 'chat':
      return isVenue
        ? linkOptions({ to: '/venue/messages/$conversationId', params: { conversationId: one.id } })
        : linkOptions({ to: '/rockstar/messages/$conversationId', params: { conversationId: one.id } });
    case 'job':
      return isVenue
        ? linkOptions({ to: '/venue/jobs/$jobId', params: { jobId: one.id } })
        : linkOptions({ to: '/rockstar/jobs/$jobId', params: { jobId: one.id } });
    case 'venue':
      return linkOptions({ to: '/venue/venues' });
    case 'shift':
      if (isVenue) return linkOptions({ to: '/venue/shifts/$shiftId', params: { shiftId: one.id } });
      return one.bookingId === null
        ? linkOptions({ to: '/rockstar/available-shifts/$shiftId', params: { shiftId: one.id } })
        : linkOptions({ to: '/rockstar/shifts/$bookingId', params: { bookingId: one.bookingId } });
  }
}
