// Every command that is sent at once and never queued, one line each; the queue's own stand in catalogue.ts.
import { askSidesAgain, assignDispute, decideDispute, reopenDispute, undoDecision } from './admin/disputes.ts';
import { adminDecideDocument } from './admin/documents.ts';
import { resetLockout } from './admin/lockouts.ts';
import { deleteMarketNote, saveMarketNote } from './admin/market.ts';
import { sendNews } from './admin/news.ts';
import {
  adminDecidePay,
  adminSetVerification,
  inviteAdmin,
  resendAdminInvitation,
  revokeAdminInvitation,
  setAdminRole,
} from './admin/online.ts';
import { saveArea } from './admin/platform.ts';
import { savePlatformRules, withdrawPlatformRules } from './admin/platform-rules.ts';
import { removePost } from './admin/posts.ts';
import { setReportMail } from './admin/reports.ts';
import { endAdminSession } from './admin/security.ts';
import { reinstateUser, suspendUser } from './admin/users.ts';
import { adminArchiveVenue, adminPauseVenue, adminResumeVenue } from './admin/verifications.ts';
import { inviteMember, resendMemberInvitation, revokeMemberInvitation } from './team/online.ts';

export const onlineCommands = [
  adminArchiveVenue,
  adminDecideDocument,
  adminDecidePay,
  adminPauseVenue,
  adminResumeVenue,
  adminSetVerification,
  askSidesAgain,
  assignDispute,
  decideDispute,
  deleteMarketNote,
  endAdminSession,
  inviteAdmin,
  inviteMember,
  reinstateUser,
  removePost,
  reopenDispute,
  resendAdminInvitation,
  resendMemberInvitation,
  resetLockout,
  revokeAdminInvitation,
  revokeMemberInvitation,
  sendNews,
  saveArea,
  saveMarketNote,
  savePlatformRules,
  setAdminRole,
  setReportMail,
  suspendUser,
  undoDecision,
  withdrawPlatformRules,
] as const;
