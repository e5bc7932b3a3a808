// What the app tells the server about itself: where people go, and what broke. Best effort, now or never: neither is a
// person's work, so neither is queued, and a failure is nobody's concern.
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

export function logPageView(
  device: Device,
  of: { userId: string; path: string; at: string },
): Promise<ActResult<unknown>> {
  return device.call('log_user_activity', {
    p_user_id: of.userId,
    p_activity_type: 'page_view',
    p_user_agent: navigator.userAgent,
    p_metadata: { path: of.path, timestamp: of.at },
  });
}

export function reportErrors(device: Device, reports: readonly ErrorReport[]): Promise<ActResult<unknown>> {
  return device.call('report_errors', { p_reports: reports.slice(0, REPORTS_AT_ONCE) });
}
