// A shift that this device does not have: over for long, or a post that the server did not take. Of the second it says why, with the way
// to put it right: whoever posts without signal still looks at its page when the answer comes.
import { Box } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { refusedShift } from '#domain/shifts/refused.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { DetailTitle } from '#ui/detail-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { StateChip } from '#ui/state-chip.tsx';

const BACK = '/venue/shifts';

export function GoneShift({ shiftId }: { readonly shiftId: string }) {
  const t = useTranslations('shifts');
  const reason = useRefusalWords();
  const roleName = useRoleName();
  const refused = useQuery(refusedShift, { id: shiftId });
  if (refused === undefined) return null;
  if (refused === null) {
    return (
      <DetailFrame title={t('find.gone')} back={BACK}>
        <EmptyState title={t('find.gone')}>{t('manage.goneText')}</EmptyState>
      </DetailFrame>
    );
  }
  const title = roleName(refused.args.role);
  return (
    <DetailFrame title={title} back={BACK}>
      <StateChip state="refused" />
      <DetailTitle>{title}</DetailTitle>
      <Box my={16}>
        <Notice tone="amber">{reason(refused.code)}</Notice>
      </Box>
      <LinkButton to="/venue/shifts/$shiftId/edit" params={{ shiftId }}>
        {t('pack.edit')}
      </LinkButton>
    </DetailFrame>
  );
}
