// Everything that screens expect around them, outermost first: look, language, device, settings, role.
import { MantineProvider } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { DeviceProvider } from '#bridge/device-context.tsx';
import { PersonBoundary } from '#bridge/person-boundary.tsx';
import { SettingsProvider } from '#bridge/settings-context.tsx';
import { RoleProvider } from '#bridge/use-role.tsx';
import { LocaleProvider } from '#i18n/locale-provider.tsx';
import { ToastHost } from '#ui/toast-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailureWatch } from './failure-watch.tsx';
import { cssVariablesResolver, theme } from './theme.ts';
import { UpdateOffer } from './update-offer.tsx';

interface ProvidersProps {
  readonly device: ComponentProps<typeof DeviceProvider>['device'];
  readonly settings: ComponentProps<typeof SettingsProvider>['settings'];
  readonly ownRole: ComponentProps<typeof RoleProvider>['ownRole'];
  readonly isInternal: ComponentProps<typeof RoleProvider>['isInternal'];
  readonly initial: ComponentProps<typeof LocaleProvider>['initial'];
  readonly children: ReactNode;
}

export function Providers({ device, settings, ownRole, isInternal, initial, children }: ProvidersProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <LocaleProvider initial={initial}>
        <ErrorBoundary>
          <DeviceProvider device={device}>
            <SettingsProvider settings={settings}>
              <RoleProvider ownRole={ownRole} isInternal={isInternal}>
                <PersonBoundary>{children}</PersonBoundary>
              </RoleProvider>
            </SettingsProvider>
          </DeviceProvider>
        </ErrorBoundary>
        <ToastHost />
        <FailureWatch />
        <UpdateOffer />
      </LocaleProvider>
    </MantineProvider>
  );
}
