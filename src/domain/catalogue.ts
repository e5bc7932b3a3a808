// Every mirrored table and every command, one line each: all that the engine learns of the product. Tables stand in the
// order in which a first sync should bring them.

import type { Catalogue } from '#sync/index.ts';
import {
  claimShift,
  renewApplication,
  respondOffer,
  submitApplication,
  withdrawApplication,
} from './applications/commands.ts';
import { decideApplication, viewApplications } from './applications/decide.ts';
import { applications } from './applications/schema.ts';
import {
  checkIn,
  checkOut,
  endBreak,
  markNoShow,
  proposeEnd,
  proposeStart,
  recordAttendance,
  relayPunches,
  startBreak,
} from './attendance/commands.ts';
import { shiftKeys } from './attendance/keys.ts';
import { attendanceEvents } from './attendance/schema.ts';
import { punchKeys } from './attendance/sheets.ts';
import { silences } from './attendance/silences.ts';
import {
  deleteAvailabilityException,
  deleteAvailabilityRule,
  saveAvailabilityException,
  saveAvailabilityRule,
} from './availability/commands.ts';
import { availabilityExceptions, availabilityRules } from './availability/schema.ts';
import { respondChange, settleChange } from './bookings/answers.ts';
import { cancelBooking } from './bookings/commands.ts';
import { settleContest } from './bookings/contested.ts';
import { bookingContacts, shiftCrew } from './bookings/crew.ts';
import { confirmBooking, proposeRelease, replaceBooking } from './bookings/release.ts';
import { bookings } from './bookings/schema.ts';
import { deleteConversation, markConversationRead, sendMessage, startConversation } from './conversations/commands.ts';
import { conversations, messages } from './conversations/schema.ts';
import { askForCover, stopCover } from './covers/commands.ts';
import { covers } from './covers/schema.ts';
import { answerDispute, appealSuspension, disputeReview } from './disputes/commands.ts';
import { disputes } from './disputes/schema.ts';
import { deleteDocument, saveDocument } from './documents/commands.ts';
import { profileDocuments } from './documents/schema.ts';
import { earnedMonths } from './earnings/schema.ts';
import { setPhoto, setVenuePhoto } from './files/commands.ts';
import { files } from './files/schema.ts';
import { respondInvitation, revokeInvitation, sendWorkInvitation } from './invitations/commands.ts';
import { workInvitations } from './invitations/schema.ts';
import { closeJob, pauseJob, publishJob, resumeJob, saveJob } from './jobs/commands.ts';
import { jobs } from './jobs/schema.ts';
import { acknowledgeNotification, markNotificationsRead } from './notifications/commands.ts';
import { noticeReceipts } from './notifications/receipts.ts';
import { notifications } from './notifications/schema.ts';
import { editShiftPack } from './packs/commands.ts';
import { shiftPacks } from './packs/schema.ts';
import { deleteShiftPattern, saveShiftPattern } from './patterns/commands.ts';
import { shiftPatterns } from './patterns/schema.ts';
import { platformRules } from './platform/schema.ts';
import { editProfile } from './profiles/commands.ts';
import { profilePrivate, profiles } from './profiles/schema.ts';
import { answerRecorded, recordShift } from './recorded/commands.ts';
import { recordedShifts } from './recorded/schema.ts';
import { setRelation } from './relations/commands.ts';
import { relations } from './relations/schema.ts';
import { acceptNoShow, appealPoints, withdrawAppeal } from './reliability/commands.ts';
import { reliabilityEvents } from './reliability/schema.ts';
import { replyReview, submitReview } from './reviews/commands.ts';
import { reviews } from './reviews/schema.ts';
import { deleteSearch, saveSearch } from './searches/commands.ts';
import { savedSearches } from './searches/schema.ts';
import { saveSettings } from './settings/commands.ts';
import { userSettings } from './settings/schema.ts';
import { showToEveryone, splitShift } from './shifts/board-commands.ts';
import { cancelShift, publishShift, saveShift } from './shifts/commands.ts';
import { editShift } from './shifts/edit.ts';
import { shifts } from './shifts/schema.ts';
import { changeMemberRole, removeMember } from './team/commands.ts';
import { deleteShiftTemplate, saveShiftTemplate } from './templates/commands.ts';
import { shiftTemplates } from './templates/schema.ts';
import {
  approveTimesheet,
  counterTimesheet,
  disputeTimesheet,
  lockTimesheets,
  reopenTimesheet,
  submitTimesheet,
} from './timesheets/commands.ts';
import { timesheets } from './timesheets/schema.ts';
import { decideTransfer, respondTransfer, transferBooking, withdrawTransfer } from './transfers/commands.ts';
import { transfers } from './transfers/schema.ts';
import { areas } from './venues/areas.ts';
import { addVenue, archiveVenue, editVenue, pauseVenue, resumeVenue, setPrimaryVenue } from './venues/commands.ts';
import { venues, venueUsers } from './venues/schema.ts';
import { requestVerification } from './verification/commands.ts';
import { venueVerifications } from './verification/schema.ts';

export const catalogue = {
  tables: [
    bookings,
    applications,
    profilePrivate,
    profiles,
    notifications,
    availabilityRules,
    availabilityExceptions,
    savedSearches,
    userSettings,
    areas,
    platformRules,
    files,
    profileDocuments,
    venueVerifications,
    venueUsers,
    venues,
    relations,
    shiftTemplates,
    shiftPatterns,
    shifts,
    shiftPacks,
    conversations,
    messages,
    shiftCrew,
    bookingContacts,
    jobs,
    workInvitations,
    transfers,
    shiftKeys,
    attendanceEvents,
    timesheets,
    reviews,
    reliabilityEvents,
    earnedMonths,
    disputes,
    silences,
    punchKeys,
    noticeReceipts,
    covers,
    recordedShifts,
  ],
  commands: [
    editProfile,
    saveSettings,
    setPhoto,
    setVenuePhoto,
    saveDocument,
    deleteDocument,
    saveShift,
    publishShift,
    cancelShift,
    splitShift,
    showToEveryone,
    editShiftPack,
    saveShiftTemplate,
    deleteShiftTemplate,
    saveShiftPattern,
    deleteShiftPattern,
    submitApplication,
    withdrawApplication,
    claimShift,
    viewApplications,
    decideApplication,
    respondOffer,
    renewApplication,
    editShift,
    respondChange,
    settleChange,
    proposeRelease,
    confirmBooking,
    replaceBooking,
    settleContest,
    addVenue,
    editVenue,
    setPrimaryVenue,
    pauseVenue,
    resumeVenue,
    archiveVenue,
    requestVerification,
    cancelBooking,
    transferBooking,
    respondTransfer,
    decideTransfer,
    withdrawTransfer,
    checkIn,
    checkOut,
    startBreak,
    endBreak,
    recordAttendance,
    relayPunches,
    proposeEnd,
    proposeStart,
    markNoShow,
    submitTimesheet,
    approveTimesheet,
    counterTimesheet,
    disputeTimesheet,
    lockTimesheets,
    reopenTimesheet,
    submitReview,
    replyReview,
    acceptNoShow,
    appealPoints,
    withdrawAppeal,
    disputeReview,
    appealSuspension,
    answerDispute,
    saveJob,
    publishJob,
    pauseJob,
    resumeJob,
    closeJob,
    sendWorkInvitation,
    respondInvitation,
    revokeInvitation,
    askForCover,
    stopCover,
    recordShift,
    answerRecorded,
    setRelation,
    markNotificationsRead,
    acknowledgeNotification,
    changeMemberRole,
    removeMember,
    saveSearch,
    deleteSearch,
    saveAvailabilityRule,
    deleteAvailabilityRule,
    saveAvailabilityException,
    deleteAvailabilityException,
    startConversation,
    sendMessage,
    markConversationRead,
    deleteConversation,
  ],
} as const satisfies Catalogue;
