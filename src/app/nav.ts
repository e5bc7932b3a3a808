// The ways to go in each portal, in order. Only what exists is listed. The bottom bar has room for five: what is `wideOnly`
// (or `meOnly`) stands on Me by itself.
import {
  IconBriefcase,
  IconBuildingStore,
  IconCalendarMonth,
  IconGauge,
  IconHome,
  IconHomeFilled,
  IconId,
  IconLamp2,
  IconMail,
  IconMessageCircle,
  IconMessageCircleFilled,
  IconReport,
  IconSearch,
  IconSend,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
  IconTicket,
  IconUser,
  IconUserFilled,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { NavEntry } from '#ui/nav-list.tsx';

export const rockstarNav: readonly NavEntry[] = [
  { to: '/rockstar', exact: true, label: 'home', icon: IconHome, iconActive: IconHomeFilled },
  { to: '/rockstar/available-shifts', label: 'find', icon: IconSearch, iconActive: IconSearch },
  { to: '/rockstar/shifts', label: 'myShifts', icon: IconTicket, iconActive: IconTicket },
  {
    to: '/rockstar/applications',
    label: 'applications',
    icon: IconSend,
    iconActive: IconSend,
    wideOnly: true,
  },
  { to: '/rockstar/jobs', label: 'jobs', icon: IconBriefcase, iconActive: IconBriefcase, wideOnly: true },
  { to: '/rockstar/invitations', label: 'invitations', icon: IconMail, iconActive: IconMail, meOnly: true },
  { to: '/rockstar/messages', label: 'messages', icon: IconMessageCircle, iconActive: IconMessageCircleFilled },
  { to: '/rockstar/profile', label: 'me', icon: IconUser, iconActive: IconUserFilled },
  { to: '/search', label: 'search', icon: IconSearch, iconActive: IconSearch, meOnly: true },
  { to: '/rockstar/settings', label: 'settings', icon: IconSettings, iconActive: IconSettings, wideOnly: true },
];

export const venueNav: readonly NavEntry[] = [
  { to: '/venue', exact: true, label: 'tonight', icon: IconLamp2, iconActive: IconLamp2 },
  { to: '/venue/shifts', label: 'shifts', icon: IconCalendarMonth, iconActive: IconCalendarMonth },
  { to: '/venue/jobs', label: 'jobs', icon: IconBriefcase, iconActive: IconBriefcase, wideOnly: true },
  { to: '/venue/rockstars', label: 'rockstars', icon: IconUsers, iconActive: IconUsers },
  { to: '/venue/messages', label: 'messages', icon: IconMessageCircle, iconActive: IconMessageCircleFilled },
  { to: '/venue/venues', label: 'venues', icon: IconBuildingStore, iconActive: IconBuildingStore, wideOnly: true },
  { to: '/venue/staff', label: 'staff', icon: IconUsersGroup, iconActive: IconUsersGroup, wideOnly: true },
  { to: '/venue/profile', label: 'me', icon: IconUser, iconActive: IconUserFilled },
  { to: '/search', label: 'search', icon: IconSearch, iconActive: IconSearch, meOnly: true },
  { to: '/venue/settings', label: 'settings', icon: IconSettings, iconActive: IconSettings, wideOnly: true },
];

export const adminNav: readonly NavEntry[] = [
  { to: '/admin', exact: true, label: 'dashboard', icon: IconGauge, iconActive: IconGauge },
  { to: '/admin/users', label: 'users', icon: IconUsers, iconActive: IconUsers },
  { to: '/admin/venues', label: 'venues', icon: IconBuildingStore, iconActive: IconBuildingStore, wideOnly: true },
  { to: '/admin/workers', label: 'rockstars', icon: IconId, iconActive: IconId, wideOnly: true },
  { to: '/admin/jobs', label: 'jobs', icon: IconBriefcase, iconActive: IconBriefcase, wideOnly: true },
  { to: '/admin/shifts', label: 'shifts', icon: IconCalendarMonth, iconActive: IconCalendarMonth },
  { to: '/admin/reports', label: 'reports', icon: IconReport, iconActive: IconReport },
  { to: '/admin/team', label: 'team', icon: IconUsersGroup, iconActive: IconUsersGroup, wideOnly: true },
  { to: '/admin/security', label: 'security', icon: IconShieldLock, iconActive: IconShieldLock, wideOnly: true },
  { to: '/admin/news', label: 'news', icon: IconSpeakerphone, iconActive: IconSpeakerphone, wideOnly: true },
  { to: '/admin/profile', label: 'me', icon: IconUser, iconActive: IconUserFilled },
  { to: '/search', label: 'search', icon: IconSearch, iconActive: IconSearch, meOnly: true },
  { to: '/admin/settings', label: 'settings', icon: IconSettings, iconActive: IconSettings, wideOnly: true },
];
