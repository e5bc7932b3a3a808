// A screenshot of the product in the reader's language and scheme, as `tests/e2e/screenshots.ts` takes them. It comes late
// and is not kept on the device: where it does not come, the drawing that is handed in stands in its place.
import { useComputedColorScheme } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocaleChoice } from '#i18n/locale-provider.tsx';
import classes from './choose-platform.module.css';

/** CSS pixels; the files hold twice as many. */
const sizes = { venue: { width: 640, height: 545 }, rockstar: { width: 400, height: 480 } } as const;

interface ProductPictureProps {
  readonly side: 'venue' | 'rockstar';
  readonly label: string;
  readonly children: ReactNode;
}

export function ProductPicture({ side, label, children }: ProductPictureProps) {
  const { locale } = useLocaleChoice();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const source = `/screenshots/landing-${side}-${locale}-${scheme}.webp`;
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) {
    return (
      <div role="img" aria-label={label} className={classes.picture}>
        <div aria-hidden="true" inert>
          {children}
        </div>
      </div>
    );
  }
  return (
    <div className={classes.picture}>
      <img
        src={source}
        alt={label}
        {...sizes[side]}
        loading="lazy"
        decoding="async"
        className={side === 'rockstar' ? `${classes.shot} ${classes.narrow}` : classes.shot}
        onError={() => setMissing(source)}
      />
    </div>
  );
}
