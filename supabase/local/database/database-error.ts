// An error that the database itself raised, as far as anybody may be told.

export interface DatabaseError {
  /** The SQLSTATE. */
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
}

/** Null for every other kind of error. */
export function databaseError(error: unknown): DatabaseError | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (!/^[0-9A-Z]{5}$/.test(error.code)) return null;
  const text = (key: 'detail' | 'hint') => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' && value !== '' ? { [key]: value } : {};
  };
  return { code: error.code, message: error.message, ...text('detail'), ...text('hint') };
}
