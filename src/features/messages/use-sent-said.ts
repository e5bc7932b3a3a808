import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageState } from '#domain/conversations/rules.ts';
import type { ShownMessage } from '#domain/conversations/thread.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';

/** Longer than an answer takes where there is signal. */
const ANSWER_MS = 900;

type Step = 'onDevice' | 'sent' | 'failed' | null;

/** What became of the words just sent, as the tick says it to eyes: that they wait here, once an answer takes a moment, and that they are sent. */
export function useSentSaid(messages: readonly ShownMessage[]) {
  const t = useTranslations('messages.states');
  const device = useDeviceWord();
  const last = messages.findLast(({ own }) => own);
  // What stood here when the chat was opened is no news.
  const known = useRef(last?.id ?? null);
  const told = useRef(new Set<string>());
  const [said, setSaid] = useState<{ readonly message: string | null; readonly nth: number }>({
    message: null,
    nth: 0,
  });
  const id = last?.id ?? null;
  const step = last === undefined ? null : stepOf(last.state);
  useEffect(() => {
    if (id === known.current || step === null || told.current.has(`${id} ${step}`)) return;
    const message = step === 'onDevice' ? t(`onDevice.${device}`) : t(step);
    const say = () => {
      told.current.add(`${id} ${step}`);
      setSaid(({ nth }) => ({ message, nth: nth + 1 }));
    };
    const timer = setTimeout(say, step === 'onDevice' ? ANSWER_MS : 0);
    return () => clearTimeout(timer);
  }, [id, step, t, device]);
  return said;
}

function stepOf(state: MessageState): Step {
  if (state === 'saving') return null;
  return state === 'onDevice' || state === 'failed' ? state : 'sent';
}
