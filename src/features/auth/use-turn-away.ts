// Who signs in at the admin portal with the right password and is no admin is signed out again: nothing of theirs stays on this
// device. Why stands with the entry of the history, since whatever was drawn for somebody goes with them.
import { useLocation, useRouter } from '@tanstack/react-router';
import { useDevice } from '#bridge/device-context.tsx';
import { useSignOut } from '#bridge/use-sign-out.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    turnedAway?: boolean;
  }
}

interface TurnAway {
  /** It happened here. */
  readonly turnedAway: boolean;
  /** True: they were signed out. False also where the server could not be asked, which the gate of the portal then tells. */
  run(): Promise<boolean>;
}

export function useTurnAway(): TurnAway {
  const device = useDevice();
  const router = useRouter();
  const { signOut } = useSignOut();
  return {
    turnedAway: useLocation({ select: location => location.state.turnedAway === true }),
    async run() {
      // No part of the other portals' sign-in.
      const { verifyAdminAccess } = await import('#domain/admin/online.ts');
      const answer = await verifyAdminAccess(device);
      if (!answer.ok || answer.value !== null) return false;
      router.history.replace('/login/admin', { turnedAway: true });
      await signOut();
      return true;
    },
  };
}
