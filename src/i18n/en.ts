import { admin } from './en/admin.ts';
import { applications } from './en/applications.ts';
import { attendance } from './en/attendance.ts';
import { auth } from './en/auth.ts';
import { availability } from './en/availability.ts';
import { board } from './en/board.ts';
import { bookings } from './en/bookings.ts';
import { common } from './en/common.ts';
import { covers } from './en/covers.ts';
import { disputes } from './en/disputes.ts';
import { documents } from './en/documents.ts';
import { earnings } from './en/earnings.ts';
import { errors } from './en/errors.ts';
import { invitations } from './en/invitations.ts';
import { jobs } from './en/jobs.ts';
import { landing } from './en/landing.ts';
import { messages } from './en/messages.ts';
import { notifications } from './en/notifications.ts';
import { onboarding } from './en/onboarding.ts';
import { photos } from './en/photos.ts';
import { planner } from './en/planner.ts';
import { profiles } from './en/profiles.ts';
import { record } from './en/record.ts';
import { recorded } from './en/recorded.ts';
import { refusals } from './en/refusals.ts';
import { reliability } from './en/reliability.ts';
import { reports } from './en/reports.ts';
import { reviews } from './en/reviews.ts';
import { rockstars } from './en/rockstars.ts';
import { roles } from './en/roles.ts';
import { search } from './en/search.ts';
import { settings } from './en/settings.ts';
import { shifts } from './en/shifts.ts';
import { states } from './en/states.ts';
import { sync } from './en/sync.ts';
import { team } from './en/team.ts';
import { timesheets } from './en/timesheets.ts';
import { transfers } from './en/transfers.ts';
import { venues } from './en/venues.ts';

// English is the measure: its keys and values are the types that the other two must match.
export const en = {
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
} as const;
