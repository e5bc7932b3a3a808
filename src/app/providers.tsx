// Everything that screens expect around them, outermost first: look, language, device, settings, role.
import { MantineProvider } from '@mantine/core';
import { Component, type ComponentProps, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { DeviceProvider } from '#bridge/device-context.tsx';
import { frameMemory } from '#bridge/frame-memory.ts';
import { PersonBoundary } from '#bridge/person-boundary.tsx';
import { SettingsProvider } from '#bridge/settings-context.tsx';
import { RoleProvider } from '#bridge/use-role.tsx';
import { LocaleProvider } from '#i18n/locale-provider.tsx';
import { FrameMemoryProvider } from '#ui/frame-memory.tsx';
import { offer } from '#ui/toast.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { FailureWatch } from './failure-watch.tsx';
import { waitingUpdate } from './service-worker.ts';
import { cssVariablesResolver, theme } from './theme.ts';

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
                <PersonBoundary>
                  <FrameMemoryProvider value={frameMemory}>{children}</FrameMemoryProvider>
                </PersonBoundary>
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

/** Offers a newer version as one toast that stays until it is answered. Draws nothing itself. */
function UpdateOffer() {
  const t = useTranslations('common.update');
  const accept = useSyncExternalStore(waitingUpdate.subscribe, waitingUpdate.get);
  useEffect(() => {
    if (accept !== null) offer('update', t('ready'), { label: t('act'), run: accept });
  }, [accept, t]);
  return null;
}
