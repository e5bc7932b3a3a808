// Which HTTP status PostgREST gives to an SQLSTATE, as its documentation lists them.

const EXACT: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
};

const CLASSES: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** The error as PostgREST tells it. */
export function refusal({ code, message, detail = null, hint = null }: Told, init: ResponseInit = {}): Response {
  return Response.json({ code, details: detail, hint, message }, { status: statusOf(code), ...init });
}

/** A missing right is 403 for somebody, and 401 for a caller without a session. */
export function asNobody({ code }: Pick<Told, 'code'>): ResponseInit {
  return code === '42501' ? { status: 401 } : {};
}

interface Told {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

function statusOf(code: string): number {
  const own = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  if (own !== undefined) return Number(own);
  return EXACT[code] ?? CLASSES[code.slice(0, 2)] ?? 400;
}
