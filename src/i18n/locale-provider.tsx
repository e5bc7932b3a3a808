// Holds the words of the spoken language and changes them when the person does. The new words are loaded first and the
// page never stands without any; if they cannot be loaded (offline before the first full visit) the old ones stay.
import { createContext, type ReactNode, startTransition, useContext, useMemo, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type Locale, storeLocale } from './locale.ts';
import { useDeviceZone } from './use-device-zone.ts';
import { type Spoken, speak } from './words.ts';
import { ianaOf, type Zone } from './zone.ts';

interface LocaleChoice {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
  readonly zone: Zone;
  readonly setZone: (zone: Zone) => void;
}

const LocaleContext = createContext<LocaleChoice | null>(null);

interface LocaleProviderProps {
  readonly initial: Spoken;
  readonly children: ReactNode;
}

export function LocaleProvider({ initial, children }: LocaleProviderProps) {
  const [spoken, setSpoken] = useState(initial);
  const [zone, setZone] = useState<Zone>('auto');
  const deviceZone = useDeviceZone();
  const choice = useMemo<LocaleChoice>(
    () => ({
      zone,
      setZone,
      locale: spoken.locale,
      setLocale: locale => {
        speak(locale).then(
          words => {
            storeLocale(words.locale);
            document.documentElement.lang = words.locale;
            startTransition(() => setSpoken(words));
          },
          // Not there and not to be had now: the page goes on in the language it speaks.
          () => undefined,
        );
      },
    }),
    [spoken.locale, zone],
  );
  return (
    <LocaleContext.Provider value={choice}>
      <IntlProvider
        locale={spoken.locale}
        messages={spoken.messages}
        timeZone={zone === 'auto' ? deviceZone : ianaOf(zone)}
      >
        {children}
      </IntlProvider>
    </LocaleContext.Provider>
  );
}

export function useLocaleChoice(): LocaleChoice {
  const choice = useContext(LocaleContext);
  if (choice === null) throw new Error('useLocaleChoice outside a LocaleProvider');
  return choice;
}
