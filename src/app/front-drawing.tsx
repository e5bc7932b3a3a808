// The landing page, and what the pages behind mailed links say first, as text: drawn while the app is built (build/front.ts) by the
// very components that draw them later. They know nobody: no device has answered, nobody is signed in.
import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from 'use-intl';
import { DeviceProvider } from '#bridge/device-context.tsx';
import { deviceInWaiting } from '#bridge/device-in-waiting.ts';
import { SettingsProvider } from '#bridge/settings-context.tsx';
import { RoleProvider } from '#bridge/use-role.tsx';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#i18n/locale-provider.tsx';
import { MailedPage, mailedPages } from '#routes/-mailed-page.tsx';
import { StartPage } from '#routes/-start-page.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

const words = { en, es, fr } as Readonly<Record<Locale, Messages>>;
const device = deviceInWaiting(new Promise(() => undefined));
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

/** By the name that public/first-look.js calls it. */
export function frontPages(locale: Locale): Readonly<Record<string, string>> {
  return {
    landing: drawn(locale, <StartPage />),
    ...Object.fromEntries(mailedPages.map(name => [name, drawn(locale, <MailedPage name={name} />)])),
  };
}

function drawn(locale: Locale, page: ReactNode): string {
  return renderToStaticMarkup(
    <Mantine>
      <LocaleProvider initial={{ locale, messages: words[locale] }}>
        <DeviceProvider device={device}>
          <SettingsProvider settings={{ adminDomain: '', functionsUrl: '', supportEmail: '' }}>
            <RoleProvider ownRole={async () => null} isInternal={() => false}>
              <RouterContextProvider router={router}>{page}</RouterContextProvider>
            </RoleProvider>
          </SettingsProvider>
        </DeviceProvider>
      </LocaleProvider>
    </Mantine>,
  );
}

/** The variables that the component library writes into the page once it runs. */
export function variables(): string {
  return renderToStaticMarkup(<Mantine withVariables />);
}

function Mantine(props: { readonly withVariables?: boolean; readonly children?: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      withCssVariables={props.withVariables === true}
      withGlobalClasses={false}
    >
      {props.children}
    </MantineProvider>
  );
}
