// What a search can find and where it leads: facts of the device, acts and ways of the portal, tabs of the settings.
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { Messages } from 'use-intl';
import type { Portal } from '#domain/profiles/portals.ts';
import type { Searchable } from '#domain/search/queries.ts';

export type FoundLink = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** In the order in which they are shown. */
export const GROUPS = ['people', 'acts', 'shifts', 'chats', 'jobs', 'venues', 'settings'] as const;
export type Group = (typeof GROUPS)[number];

/** What a question may begin with, to ask for one kind only. */
export const SIGNS: Readonly<Record<string, Group>> = { '@': 'people', '#': 'shifts', '"': 'chats', '>': 'acts' };

export interface Act {
  readonly name: keyof Messages['search']['acts'];
  /** Not for a venue's staff. */
  readonly decides?: boolean;
  readonly link: FoundLink;
}

export const ACTS: Readonly<Record<Portal, readonly Act[]>> = {
  venue: [
    { name: 'postShifts', decides: true, link: linkOptions({ to: '/venue/shifts/new' }) },
    { name: 'postJob', decides: true, link: linkOptions({ to: '/venue/jobs/new' }) },
    { name: 'approveHours', decides: true, link: linkOptions({ to: '/venue/shifts/hours' }) },
    { name: 'inviteColleague', decides: true, link: linkOptions({ to: '/venue/staff' }) },
  ],
  rockstar: [
    { name: 'timeOff', link: linkOptions({ to: '/rockstar/availability' }) },
    { name: 'invitations', link: linkOptions({ to: '/rockstar/invitations' }) },
    { name: 'earnings', link: linkOptions({ to: '/rockstar/earnings' }) },
    { name: 'documents', link: linkOptions({ to: '/rockstar/documents' }) },
    { name: 'reliability', link: linkOptions({ to: '/rockstar/reliability' }) },
  ],
  admin: [],
};

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
