import { useMediaQuery } from '@mantine/hooks';

/** From 1024 px a detail stands beside its list; below that it stands alone. What needs less room names it. */
export function useWide(fromPx = 1024): boolean {
  return useMediaQuery(`(min-width: ${fromPx}px)`, undefined, { getInitialValueInEffect: false }) ?? false;
}
