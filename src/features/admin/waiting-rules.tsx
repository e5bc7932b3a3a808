// Figures that were decided and wait for their day: what they will change, and, for super admins, the way to take them back.
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { type RulesVersion, withdrawPlatformRules } from '#domain/admin/platform-rules.ts';
import { Notice } from '#ui/notice.tsx';
import { OnlineButton } from './online-button.tsx';
import { type Floor, useChangeWords, useMoment } from './use-rule-words.ts';
import { useTellAnswer } from './use-tell-answer.ts';

interface WaitingRulesProps {
  readonly version: RulesVersion;
  readonly countries: readonly Floor[];
  readonly decides: boolean;
  readonly onChanged: () => void;
}

export function WaitingRules({ version, countries, decides, onChanged }: WaitingRulesProps) {
  const t = useTranslations('admin.platform.rules');
  const moment = useMoment();
  const changes = useChangeWords(countries);
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(withdrawPlatformRules);
  const withdraw = async () => {
    const answer = await run({ id: version.id });
    tell(answer, t('withdrew'));
    onChanged();
  };
  return (
    <>
      <Notice tone="amber" detail={changes(version).join(' · ')}>
        {t('waiting', { at: moment(version.validFrom) })}
      </Notice>
      {decides && (
        <OnlineButton variant="outline" size="sm" my={8} disabled={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </OnlineButton>
      )}
    </>
  );
}
