// Sums as people type them, and back.

/** '14.5', '14,50', '1 400', '24.000', '1.200,50' → minor units; null for anything else. At most two decimals: three figures are thousands. */
export function readMinor(text: string): number | null {
  const plain = withoutThousands(withoutBlanks(text)).replace(',', '.');
  if (!/^\d{1,9}(?:\.\d{0,2})?$/u.test(plain)) return null;
  const [whole = '0', decimals = ''] = plain.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** '5500', '5.500', '5,500', '5500,00' → the same in whole units, of a currency without any smaller; null for anything else. */
export function readWhole(text: string): number | null {
  // Some write the cents that nobody has.
  const plain = withoutBlanks(text).replace(/[.,]00$/u, '');
  if (!/^(?:\d{1,9}|\d{1,3}(?:[.,]\d{3}){1,2})$/u.test(plain)) return null;
  return Number(plain.replace(/[.,]/gu, ''));
}

/** Of hundredths, with two decimals always; '' for null. */
export function writeMinor(minor: number | null, mark: string): string {
  if (minor === null) return '';
  return `${Math.trunc(minor / 100)}${mark}${String(minor % 100).padStart(2, '0')}`;
}

/** As a salary is written: '24.000', '24,000', with decimals after the other sign. */
function withoutThousands(text: string): string {
  const sign = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{0,2})?$/u.exec(text)?.[1];
  return sign === undefined ? text : text.replaceAll(sign, '');
}

function withoutBlanks(text: string): string {
  return text.replace(/[\s\u00a0\u202f']/gu, '');
}
