// A value that is reckoned anew keeps the identity of every part that came out as before, so that what is drawn of those parts is not
// drawn again: of a board of three hundred shifts one act changes one.
import { replaceEqualDeep } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';

/** `value` itself where nothing of it is as before. It is made of arrays and plain objects, or is a map of such. */
export function useSame<Value>(value: Value): Value {
  const last = useRef(value);
  const same = useMemo(() => withSameParts(last.current, value), [value]);
  useEffect(() => {
    last.current = same;
  });
  return same;
}

export function withSameParts<Value>(last: Value, next: Value): Value {
  if (!(last instanceof Map && next instanceof Map)) return replaceEqualDeep(last, next);
  const parts = [...next].map(([key, part]) => [key, replaceEqualDeep(last.get(key), part)] as const);
  const before = [...last];
  const equal =
    before.length === parts.length &&
    parts.every(([key, part], nth) => key === before[nth]?.[0] && part === before[nth]?.[1]);
  return equal ? last : (new Map(parts) as Value);
}
