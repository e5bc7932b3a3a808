import { useSessionStorage } from '@mantine/hooks'; // BAD lint/style/noRestrictedImports bridge/kept

export function keepNote(note: string): void {
  localStorage.setItem('note', note); // BAD lint/style/noRestrictedGlobals localStorage
  sessionStorage.setItem('note', note); // BAD lint/style/noRestrictedGlobals sessionStorage
}

export const used = useSessionStorage;
