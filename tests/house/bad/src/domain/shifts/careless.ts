export function price(rate: any) { // BAD lint/suspicious/noExplicitAny
  console.log(rate); // BAD lint/suspicious/noConsole
  // BAD-NEXT lint/suspicious/noTsIgnore
  // @ts-ignore
  return rate.minor;
}

export function four(a: number, b: number, c: number, d: number) { // BAD lint/complexity/useMaxParams
  return a + b + c + d;
}

export enum Colour { // BAD lint/style/noEnum
  Amber = 'amber',
}

export default price; // BAD lint/style/noDefaultExport
