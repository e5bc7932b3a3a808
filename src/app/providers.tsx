// Everything that screens expect around them, outermost first: look, language, device, settings, role.
import { MantineProvider } from '@mantine/core';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { DeviceProvider } from '#bridge/device-context.tsx';
import { frameMemory } from '#bridge/frame-memory.ts';
import { PersonBoundary } from '#bridge/person-boundary.tsx';
import { SettingsProvider } from '#bridge/settings-context.tsx';
import { RoleProvider } from '#bridge/use-role.tsx';
import { LocaleProvider } from '#i18n/locale-provider.tsx';
import { FrameMemoryProvider } from '#ui/frame-memory.tsx';
import { ToastHost } from '#ui/toast-host.tsx';
import { ErrorScreen } from './error-screen.tsx';
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
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      // The built page brings them (build/front.ts).
      withCssVariables={import.meta.env.DEV}
      withGlobalClasses={false}
      defaultColorScheme="auto"
    >
      <LocaleProvider initial={initial}>
        <ErrorBoundary>
          <DeviceProvider device={device}>
            <SettingsProvider settings={settings}>
              <RoleProvider ownRole={ownRole} isInternal={isInternal}>
                <PersonBoundary>
                  <FrameMemoryProvider value={frameMemory}>{children}</FrameMemoryProvider>
                </PersonBoundary>
                <UpdateOffer />
              </RoleProvider>
            </SettingsProvider>
          </DeviceProvider>
        </ErrorBoundary>
        <ToastHost isFull={() => device.status.get().storage.trouble === 'quota'} />
        <FailureWatch />
      </LocaleProvider>
    </MantineProvider>
  );
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Catches what breaks outside the routes; inside them the router shows the same screen in the route's place. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <ErrorScreen error={failure.error} reset={() => this.setState({ failure: null })} />;
  }
}
