// The box to say something. Saying never waits for the network: what is sent stands in the thread at once. What is typed is
// kept per chat until it is sent.
import { ActionIcon } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { roomFor } from '#domain/conversations/rules.ts';
import { saysSomething } from '#domain/said.ts';
import type { Side } from '#domain/side.ts';
import { useFoot } from '#ui/foot.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { isCovered } from '#ui/is-covered.ts';
import { KeyCap } from '#ui/key-cap.tsx';
import { useKeyboard } from '#ui/use-key-hints.ts';
import { useWide } from '#ui/use-wide.ts';
import classes from './composer.module.css';
import { isComposed } from './is-composed.ts';
import { TemplateMenu } from './template-menu.tsx';
import { useDraft } from './use-draft.ts';
import type { Echo } from './use-echo.ts';
import { useSay } from './use-say.ts';
import { WRITING_BOX } from './writing-box.ts';

interface ComposerProps {
  readonly conversationId: string;
  readonly side: Side;
  readonly name: string;
  /** Where what was said stands until it is saved. */
  readonly echo: Echo;
}

/** From here on it says how much room is left. */
const NEARLY_FULL = 200;

export const Composer = memo(function Composer({ conversationId, side, name, echo }: ComposerProps) {
  const t = useTranslations('messages.thread');
  useFoot('composer');
  const { text, change, take } = useDraft(conversationId);
  const box = useReadyBox(conversationId);
  const say = useSay(conversationId, echo);
  const room = roomFor(text);
  const sendable = saysSomething(text) && room >= 0;
  const send = async () => {
    if (!sendable) return;
    box.current?.focus();
    const settle = take();
    settle(await say.words(text.trim()));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposed(event.nativeEvent)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={classes.composer}
      data-stuck
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <TemplateMenu side={side} onPick={code => void say.template(code)} />
      <div className={classes.box}>
        <GrowingTextarea
          ref={box}
          id={WRITING_BOX}
          value={text}
          onChange={event => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          aria-label={t('writeTo', { name })}
          placeholder={t('write')}
          inputClass={classes.words}
          minRows={1}
          maxRows={5}
          error={room < 0}
          enterKeyHint="send"
          dir="auto"
        />
        {room < NEARLY_FULL && (
          <p className={classes.room} role="status">
            {room < 0 ? t('tooLong', { n: -room }) : t('left', { n: room })}
          </p>
        )}
      </div>
      <ActionIcon type="submit" size={52} variant="filled" aria-label={t('send')} disabled={!sendable}>
        <IconSend2 size={24} stroke={1.75} />
      </ActionIcon>
      <KeyHints />
    </form>
  );
});

/** Beside its list a chat is ready to be answered at once; alone on a phone, a keyboard would cover what was said. */
function useReadyBox(conversationId: string): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  const wide = useWide();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another chat that asks for the focus
  useEffect(() => {
    if (!wide) return;
    // It costs a layout, also of what has the focus: after what was said is on the screen.
    return afterPaint(() => {
      // Something was opened over it meanwhile: the words are for that.
      if (document.activeElement !== box.current && !isCovered()) box.current?.focus();
    });
  }, [wide, conversationId]);
  return box;
}

const KEYS = [
  ['↵', 'send'],
  ['Shift ↵', 'line'],
  ['Alt ↓', 'next'],
] as const;

/** For whoever has a keyboard; the sheet of «?» says them aloud. */
function KeyHints() {
  const t = useTranslations('messages.thread.hints');
  const keyboard = useKeyboard();
  if (!keyboard) return null;
  return (
    <p className={classes.hints} aria-hidden="true">
      {KEYS.map(([key, what]) => (
        <span key={what}>
          <KeyCap>{key}</KeyCap> {t(what)}
        </span>
      ))}
    </p>
  );
}

/** Runs it once the frame that is being made is on the screen; a hidden page makes none and runs nothing. Returns how to call it off. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
