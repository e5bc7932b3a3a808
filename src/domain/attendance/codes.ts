// The code on the venue's screen: six digits and a QR code that change each minute and are made of the shift's key alone, so
// that a screen without signal shows them and the server proves them later. The venue's device makes them; a rockstar's
// device, which never has a key, only finds typing mistakes. Twin of `shift_keys.sql`; knows no clock.

/** The quasigroup of Damm's check digit: every single wrong digit, and every two that changed places, are found. */
const QUASIGROUP =
  '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';

const FIVE_DIGITS = 100_000;
const MINUTE_MS = 60_000;
const QR_HEX = 20;

/** The check digit of some digits; 0 of digits that end with theirs. */
export function dammDigit(digits: string): number {
  let interim = 0;
  for (const digit of digits) interim = Number(QUASIGROUP[interim * 10 + Number(digit)]);
  return interim;
}

/** False of what cannot be a code: a digit is missing or wrong, or two have changed places. */
export function areDigits(typed: string): boolean {
  return /^\d{6}$/.test(typed) && dammDigit(typed) === 0;
}

/** What a camera reads from the QR code. */
export function isScanned(text: string): boolean {
  return /^\d{7,9}\.[0-9a-f]{20}$/.test(text);
}

/** Minutes since 1970, as the codes count them. */
export function minuteAt(instant: number): number {
  return Math.floor(instant / MINUTE_MS);
}

export interface Code {
  readonly digits: string;
  /** What the QR code says: the minute and 80 bits. */
  readonly qr: string;
}

/** Over plain HTTP browsers sign nothing and derive nothing. */
export function canSign(): boolean {
  return (crypto as Partial<Crypto>).subtle !== undefined;
}

/** The code of one minute. The key is 64 hexadecimal digits, as `shift_keys` holds it. */
export async function codeOf(key: string, minute: number): Promise<Code> {
  const signing = await crypto.subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const [digits, qr] = await Promise.all(
    ['digits', 'qr'].map(kind => crypto.subtle.sign('HMAC', signing, new TextEncoder().encode(`${kind}:${minute}`))),
  );
  if (digits === undefined || qr === undefined) throw new Error('Nothing was signed');
  const five = String((new DataView(digits).getUint32(0) & 0x7fffffff) % FIVE_DIGITS).padStart(5, '0');
  return { digits: `${five}${dammDigit(five)}`, qr: `${minute}.${hexOf(qr).slice(0, QR_HEX)}` };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
