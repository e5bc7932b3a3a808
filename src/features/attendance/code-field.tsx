// Six boxes for the digits on the venue's screen, and a keypad for them. The boxes are one field for readers, for a keyboard and
// for pasting; the keypad is the same field under a thumb.
import { IconBackspace, IconQrcode } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isScanned } from '#domain/attendance/codes.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import classes from './code-field.module.css';

const LENGTH = 6;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onEnter: () => void;
  /** What a camera read elsewhere was pasted. */
  readonly onScanned: (code: string) => void;
  /** Why it cannot be a code. */
  readonly error: string | null;
  /** What else there is to say of it. */
  readonly hint: string | null;
}

export function CodeField({ label, value, onChange, onEnter, onScanned, error, hint }: CodeFieldProps) {
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (!isScanned(text)) return;
    event.preventDefault();
    onScanned(text);
  };
  return (
    <div>
      <label className={classes.label} htmlFor="check-in-code">
        {label}
      </label>
      <div className={classes.boxes}>
        {Array.from({ length: LENGTH }, (_, nth) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={nth}
            className={classes.box}
            // The last one where all are full: it is where one sees that the field has the focus.
            data-next={nth === Math.min(value.length, LENGTH - 1) || undefined}
            data-wrong={error !== null || undefined}
            aria-hidden="true"
          >
            {value[nth]}
          </span>
        ))}
        <input
          id="check-in-code"
          className={classes.input}
          inputMode="none"
          autoComplete="off"
          value={value}
          aria-invalid={error !== null}
          aria-describedby="check-in-code-error"
          onChange={event => onChange(digitsOf(event.currentTarget.value))}
          onPaste={paste}
          onKeyDown={event => event.key === 'Enter' && onEnter()}
        />
      </div>
      <p id="check-in-code-error" className={classes.error} data-hint={error === null || undefined} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}

interface KeypadProps extends Pick<CodeFieldProps, 'value' | 'onChange'> {
  readonly onScan: () => void;
}

export function Keypad({ value, onChange, onScan }: KeypadProps) {
  const t = useTranslations('attendance.checkIn');
  // A press here moves no focus into the field, so nobody else says what stands in it now.
  const [said, say] = useState({ digits: '', nth: 0 });
  const press = (digits: string) => {
    onChange(digits);
    say(({ nth }) => ({ digits: [...digits].join(' '), nth: nth + 1 }));
  };
  const key = (digit: string) => (
    <button key={digit} type="button" className={classes.key} onClick={() => press(digitsOf(value + digit))}>
      {digit}
    </button>
  );
  return (
    <fieldset className={classes.keys} aria-label={t('keys')}>
      {KEYS.map(key)}
      <button type="button" className={classes.scan} onClick={onScan}>
        <IconQrcode size={22} stroke={1.75} aria-hidden="true" />
        {t('scanAct')}
      </button>
      {key('0')}
      <button type="button" className={classes.bare} aria-label={t('erase')} onClick={() => press(value.slice(0, -1))}>
        <IconBackspace size={26} stroke={1.75} aria-hidden="true" />
      </button>
      <LiveRegion message={said.digits} nth={said.nth} />
    </fieldset>
  );
}

function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, LENGTH);
}
