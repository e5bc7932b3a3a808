// A file that somebody handed in, opened when it is asked for, because each opening is written down: a picture is shown where
// it stands, anything else is saved.
import { useState } from 'react';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import type { readEvidence } from '#domain/verification/online.ts';
import { bytesOf, download } from '#ui/download.ts';
import { notifyFailedCall } from '#ui/toast.ts';
import { useAdminFailure } from './use-admin-failure.ts';

interface OpenedPicture {
  readonly id: string;
  readonly name: string;
  readonly src: string;
}

/** `gone`: what is said of a file that is not there any more. */
export function useHandedFile(
  read: typeof readEvidence,
  gone: string,
): { readonly busy: boolean; readonly picture: OpenedPicture | null; open(id: string): Promise<void> } {
  const failureWords = useAdminFailure();
  const { run, busy } = useOnlineAct(read);
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const open = async (id: string) => {
    // The same button closes what it opened.
    if (picture?.id === id) return setPicture(null);
    const answer = await run({ id });
    if (!answer.ok) return notifyFailedCall(failureWords(answer.error.code));
    if (answer.value === null) return notifyFailedCall(gone);
    const { name, type, content } = answer.value;
    if (type.startsWith('image/')) return setPicture({ id, name, src: `data:${type};base64,${content}` });
    download(name, type, bytesOf(content));
  };
  return { busy, picture, open };
}
