import { useLocalStorage } from '@mantine/hooks'; // BAD lint/style/noRestrictedImports bridge/kept

export function keptError(): string | null {
  return localStorage.getItem('error'); // BAD lint/style/noRestrictedGlobals localStorage
}

export const used = useLocalStorage;
