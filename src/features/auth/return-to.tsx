import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Goes to a checked path with its query, in place of this page. */
export function ReturnTo({ path }: { readonly path: string }) {
  const router = useRouter();
  useEffect(() => router.history.replace(path), [router, path]);
  return null;
}
