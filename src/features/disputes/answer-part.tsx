// One's own words: kept while they are typed, saved on this device first, and said better until it is decided.

import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { answerDispute } from '#domain/disputes/commands.ts';
import type { TrackedDispute } from '#domain/disputes/queries.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { runsVenue } from '#domain/venues/queries.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './disputes.module.css';

/** For a venue those answer who run it; its staff are told so. */
export function AnswerPart({ tracked }: { readonly tracked: TrackedDispute }) {
  const t = useTranslations('disputes');
  const runs = useQuery(runsVenue, { venueId: tracked.dispute.venueId });
  if (tracked.side === 'rockstar') return <OwnAnswer tracked={tracked} />;
  if (runs === undefined) return null;
  return runs ? <OwnAnswer tracked={tracked} /> : <p className={classes.dim}>{t('staffOnly')}</p>;
}

function OwnAnswer({ tracked: { dispute, side } }: { readonly tracked: TrackedDispute }) {
  const t = useTranslations('disputes');
  const told = useToldOutcome();
  const quoted = useQuoted();
  const save = useCommand(answerDispute);
  const said = side === 'rockstar' ? dispute.rockstarWords : dispute.venueWords;
  const there = said ?? '';
  const form = useKeptForm(`dispute-${dispute.id}`, there, there);
  const { value: words, change, forget, changed } = form;
  const needed = useNeeded(saysSomething(words));
  const isAnother = changed !== null && changed !== words.trim();
  const take = () => {
    change(() => there);
    form.standOn(there);
  };
  const send = async () => {
    const saving = save({ id: dispute.id, words: words.trim() });
    if (await told(saving, { applied: t('sent') })) forget();
  };
  return (
    <section className={classes.answer}>
      {words.trim() !== there && <KeptLine kept={form.kept} />}
      {isAnother && (
        <ChangedElsewhere detail={quoted(there)} onKeepMine={() => form.standOn(there)} onTakeTheirs={take} />
      )}
      <GrowingTextarea
        ref={needed.box}
        error={needed.error}
        label={t(side === 'rockstar' ? 'answer' : 'venueAnswer')}
        description={t(dispute.venueId === null ? 'ownHint' : 'answerHint')}
        minRows={3}
        maxRows={8}
        maxLength={REASON_LENGTH}
        value={words}
        onChange={event => {
          const typed = event.currentTarget.value;
          change(() => typed);
        }}
      />
      <Button
        size="lg"
        // Nothing new to say, or whose words count is asked above.
        disabled={(said !== null && words.trim() === there) || isAnother}
        onClick={() => needed.press(send)}
      >
        {said === null ? t('send') : t('change')}
      </Button>
    </section>
  );
}
