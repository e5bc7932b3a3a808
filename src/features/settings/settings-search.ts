// Which tab of the settings an address opens; routes ask it, so it stands apart from what draws them.

/** In the product's order; the last is the admin portal's alone. */
export const SETTINGS_TABS = ['account', 'notifications', 'security', 'appearance', 'data', 'platform'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Anything else behind the address is no tab: said, since the router keeps what a route leaves out. */
export function settingsSearch({ tab }: Record<string, unknown>): { tab?: SettingsTab | undefined } {
  return { tab: SETTINGS_TABS.find(one => one === tab) };
}
