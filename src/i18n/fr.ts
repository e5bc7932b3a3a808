import type { en } from './en.ts';
import { admin } from './fr/admin.ts';
import { applications } from './fr/applications.ts';
import { attendance } from './fr/attendance.ts';
import { auth } from './fr/auth.ts';
import { availability } from './fr/availability.ts';
import { board } from './fr/board.ts';
import { bookings } from './fr/bookings.ts';
import { common } from './fr/common.ts';
import { covers } from './fr/covers.ts';
import { disputes } from './fr/disputes.ts';
import { documents } from './fr/documents.ts';
import { earnings } from './fr/earnings.ts';
import { errors } from './fr/errors.ts';
import { invitations } from './fr/invitations.ts';
import { jobs } from './fr/jobs.ts';
import { landing } from './fr/landing.ts';
import { messages } from './fr/messages.ts';
import { notifications } from './fr/notifications.ts';
import { onboarding } from './fr/onboarding.ts';
import { photos } from './fr/photos.ts';
import { planner } from './fr/planner.ts';
import { profiles } from './fr/profiles.ts';
import { record } from './fr/record.ts';
import { recorded } from './fr/recorded.ts';
import { refusals } from './fr/refusals.ts';
import { reliability } from './fr/reliability.ts';
import { reports } from './fr/reports.ts';
import { reviews } from './fr/reviews.ts';
import { rockstars } from './fr/rockstars.ts';
import { roles } from './fr/roles.ts';
import { search } from './fr/search.ts';
import { settings } from './fr/settings.ts';
import { shifts } from './fr/shifts.ts';
import { states } from './fr/states.ts';
import { sync } from './fr/sync.ts';
import { team } from './fr/team.ts';
import { timesheets } from './fr/timesheets.ts';
import { transfers } from './fr/transfers.ts';
import { venues } from './fr/venues.ts';
import type { Translated } from './translated.ts';

export const fr: Translated<typeof en> = {
  admin,
  applications,
  attendance,
  auth,
  availability,
  board,
  bookings,
  common,
  covers,
  disputes,
  documents,
  earnings,
  errors,
  invitations,
  jobs,
  landing,
  notifications,
  messages,
  onboarding,
  photos,
  planner,
  profiles,
  record,
  recorded,
  refusals,
  reliability,
  reports,
  reviews,
  rockstars,
  roles,
  search,
  settings,
  shifts,
  states,
  sync,
  team,
  timesheets,
  transfers,
  venues,
};
