import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { unreadTotal } from '#domain/conversations/queries.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** Where nobody waits for an answer it takes no room. */
export function UnreadLinePanel() {
  const t = useTranslations('messages.list');
  const count = useQuery(unreadTotal, null) ?? 0;
  if (count === 0) return null;
  return (
    <LinkButton to="/venue/messages" variant="subtle" size="sm" px={8} ml={-8} mt={12}>
      {t('unread', { n: count })}
    </LinkButton>
  );
}
