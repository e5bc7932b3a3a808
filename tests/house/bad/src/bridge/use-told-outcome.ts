import { useSavedHere } from '#i18n/use-saved-here.ts';
import { Screen } from '#ui/screen.tsx'; // BAD lint/style/noRestrictedImports nothing else of the screen
import { notifyOutcome } from '#ui/toast.ts';

export const used = [useSavedHere, Screen, notifyOutcome];
