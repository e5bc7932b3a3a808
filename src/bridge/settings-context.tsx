// Build settings that screens need, handed down from the composition root, which alone reads the environment.

import { createContext, type ReactNode, useContext } from 'react';

export interface Settings {
  /** The admin company's e-mail domain with its "@": '@rockstars.example'. */
  readonly adminDomain: string;
  /** Where edge functions answer. */
  readonly functionsUrl: string;
  /** Whom people write to where a text tells them to contact support. */
  readonly supportEmail: string;
}

const SettingsContext = createContext<Settings | null>(null);

export function SettingsProvider({
  settings,
  children,
}: {
  readonly settings: Settings;
  readonly children: ReactNode;
}) {
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('useSettings outside a SettingsProvider');
  return settings;
}
