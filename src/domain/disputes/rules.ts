/** So many days of 24 hours after an instant, as a row says it. */
export function afterDays(at: string, days: number): string {
  return new Date(Date.parse(at) + days * 24 * 3_600_000).toISOString();
}
