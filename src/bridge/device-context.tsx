// Hands the one device to every screen. Screens never hold it: they use the hooks beside this file.

import { createContext, type ReactNode, useContext } from 'react';
import type { Device } from '#sync/index.ts';

const DeviceContext = createContext<Device | null>(null);

export function DeviceProvider({ device, children }: { readonly device: Device; readonly children: ReactNode }) {
  return <DeviceContext.Provider value={device}>{children}</DeviceContext.Provider>;
}

export function useDevice(): Device {
  const device = useContext(DeviceContext);
  if (device === null) throw new Error('useDevice outside a DeviceProvider');
  return device;
}
