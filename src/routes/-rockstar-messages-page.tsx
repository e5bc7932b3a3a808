import { useMatch } from '@tanstack/react-router';
import { ChatsScreen } from '#features/messages/chats-screen.tsx';
import { ThreadPanel } from '#features/messages/thread-panel.tsx';

/** List and thread are one screen, so that the list stays while one goes from chat to chat. */
export function RockstarMessagesPage() {
  const open = useMatch({ from: '/rockstar/messages/$conversationId', shouldThrow: false });
  const id = open?.params.conversationId ?? null;
  return (
    <ChatsScreen
      side="rockstar"
      openId={id}
      thread={id !== null && <ThreadPanel side="rockstar" conversationId={id} at={open?.search.at} />}
    />
  );
}
