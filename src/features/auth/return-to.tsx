import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMailed } from './mailed.ts';

/** Goes to a checked path with its query, in place of this page, and takes along what a mailed link brought. */
export function ReturnTo({ path }: { readonly path: string }) {
  const router = useRouter();
  const mailed = useMailed();
  useEffect(() => router.history.replace(path, { mailed }), [router, path, mailed]);
  return null;
}
