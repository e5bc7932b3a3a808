// What the app tells the server about itself: where people go, what they do that no queue knows, what broke, and since when refused
// changes wait here. Best effort, now or never: none of it is a person's work, so none is queued, and a failure is nobody's concern.
import type { ActResult, Device } from '#sync/index.ts';

/** An error as the app's own log keeps it; `at` is ISO 8601 by this device's clock, `path` has no query. */
export interface ErrorReport {
  readonly id: string;
  readonly at: string;
  readonly severity: 'critical' | 'high' | 'medium';
  readonly message: string;
  readonly stack: string;
  readonly path: string;
  /** Which build of the app it was; what an older one kept does not say. */
  readonly build?: string;
  /** What the person said of it. */
  readonly note?: string;
}

/** The most that one call takes. */
export const REPORTS_AT_ONCE = 20;
/** More of one device are not counted. */
const PARKED_MOST = 200;

/** What is done besides commands, which leave receipts: a page was opened, somebody signed in, the app was put among a device's apps. */
export type ActivityType = 'page_view' | 'sign_in' | 'install';

export interface Activity {
  readonly type: ActivityType;
  readonly userId: string;
  readonly path: string;
  /** ISO 8601, this device's clock. */
  readonly at: string;
}

/** What stands behind the path may be a token or somebody's name: it stays here. */
export function logActivity(device: Device, { type, userId, path, at }: Activity): Promise<ActResult<unknown>> {
  return device.call('log_user_activity', {
    p_user_id: userId,
    p_activity_type: type,
    p_user_agent: navigator.userAgent,
    p_metadata: { path: path.replace(/[?#].*$/s, ''), timestamp: at },
  });
}

/** When the changes were made that wait here refused (ISO 8601); none: nothing waits any more. */
export function reportParked(device: Device, recordedAt: readonly string[]): Promise<ActResult<unknown>> {
  return device.call('report_parked', { p_recorded_at: recordedAt.slice(0, PARKED_MOST) });
}

export function reportErrors(device: Device, reports: readonly ErrorReport[]): Promise<ActResult<unknown>> {
  return device.call('report_errors', { p_reports: reports.slice(0, REPORTS_AT_ONCE) });
}
