import type { en } from './en.ts';
import { admin } from './es/admin.ts';
import { applications } from './es/applications.ts';
import { attendance } from './es/attendance.ts';
import { auth } from './es/auth.ts';
import { availability } from './es/availability.ts';
import { board } from './es/board.ts';
import { bookings } from './es/bookings.ts';
import { common } from './es/common.ts';
import { covers } from './es/covers.ts';
import { disputes } from './es/disputes.ts';
import { documents } from './es/documents.ts';
import { earnings } from './es/earnings.ts';
import { errors } from './es/errors.ts';
import { invitations } from './es/invitations.ts';
import { jobs } from './es/jobs.ts';
import { landing } from './es/landing.ts';
import { messages } from './es/messages.ts';
import { notifications } from './es/notifications.ts';
import { onboarding } from './es/onboarding.ts';
import { photos } from './es/photos.ts';
import { planner } from './es/planner.ts';
import { profiles } from './es/profiles.ts';
import { record } from './es/record.ts';
import { recorded } from './es/recorded.ts';
import { refusals } from './es/refusals.ts';
import { reliability } from './es/reliability.ts';
import { reports } from './es/reports.ts';
import { reviews } from './es/reviews.ts';
import { rockstars } from './es/rockstars.ts';
import { roles } from './es/roles.ts';
import { search } from './es/search.ts';
import { settings } from './es/settings.ts';
import { shifts } from './es/shifts.ts';
import { states } from './es/states.ts';
import { sync } from './es/sync.ts';
import { team } from './es/team.ts';
import { timesheets } from './es/timesheets.ts';
import { transfers } from './es/transfers.ts';
import { venues } from './es/venues.ts';
import type { Translated } from './translated.ts';

export const es: Translated<typeof en> = {
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
