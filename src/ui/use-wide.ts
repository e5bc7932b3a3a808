import { useMediaQuery } from '@mantine/hooks';

/** From 1024 px a detail stands beside its list; below that it stands alone. */
export function useWide(): boolean {
  return useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false }) ?? false;
}
