import { useEffect } from 'react';
import { type Query, useQuery } from './use-query.ts';

interface MirrorReaderProps<Value> {
  readonly userId: string;
  readonly query: Query<null, Value>;
  readonly onValue: (value: Value, userId: string) => void;
}

/** Draws nothing; tells what the query answers. Loaded through mirror-value.tsx only. */
export function MirrorReader<Value>({ userId, query, onValue }: MirrorReaderProps<Value>) {
  const value = useQuery(query, null);
  useEffect(() => {
    if (value !== undefined) onValue(value, userId);
  }, [value, userId, onValue]);
  return null;
}
