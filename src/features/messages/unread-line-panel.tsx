import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { unreadTotal } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/side.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LIST_ROUTES } from './chat-routes.ts';

/** Where nobody waits for an answer it takes no room. */
export function UnreadLinePanel({ side }: { readonly side: Side }) {
  const t = useTranslations('messages.list');
  const count = useQuery(unreadTotal, null) ?? 0;
  if (count === 0) return null;
  return (
    <LinkButton to={LIST_ROUTES[side]} variant="subtle" size="sm" px={8} ml={-8} mt={12}>
      {t('unread', { n: count })}
    </LinkButton>
  );
}
