// Several applicants accepted together: what stands against each is told before, and nothing is sent until then.
import { useTranslations } from 'use-intl';
import { useRules } from '#bridge/use-rules.ts';
import { objectionsTo } from '#domain/applications/compare.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import classes from './compare.module.css';
import type { ComparedApplicant } from './use-compare.ts';
import { useAcceptAll } from './use-decide.ts';
import { useObjectionWords } from './use-figure-words.ts';

interface CompareBatchProps {
  readonly rows: readonly ComparedApplicant[];
  readonly gaps: number;
  readonly shift: Shift;
  readonly onDone: () => void;
}

export function CompareBatch({ rows, gaps, shift, onDone }: CompareBatchProps) {
  const t = useTranslations('applications.compare');
  const against = useObjectionWords(shift.tz);
  const acceptAll = useAcceptAll();
  const rules = useRules();
  const clashing = rows.filter(({ here }) => here.conflicts.clash !== null);
  const accepted = rows.filter(row => !clashing.includes(row));
  const tooMany = accepted.length > gaps;
  const accept = async () => {
    await acceptAll(accepted);
    onDone();
  };
  return (
    <>
      <div className={classes.person}>
        <h2 className={classes.called}>{t('batch', { n: rows.length })}</h2>
        <ul role="list" className={classes.batch}>
          {rows.map(row => {
            const notes = [
              ...objectionsTo(row.here.conflicts, rules).map(against),
              ...(row.application.seenTerms === null ? [] : [t('sawEarlier')]),
              ...(row.application.calendarFree ? [] : [t('notFree')]),
            ];
            return (
              <li key={row.id}>
                <b dir="auto">{row.name}</b>
                <span data-against={notes.length > 0 || undefined}>
                  {notes.length === 0 ? t('noConflicts') : notes.join(' · ')}
                </span>
                {clashing.includes(row) && <span>{t('leftOut')}</span>}
              </li>
            );
          })}
        </ul>
        <p className={classes.dim}>{t('onlyHere')}</p>
      </div>
      <ActBar lit note={tooMany ? t('tooMany', { gaps, n: String(accepted.length - gaps) }) : t('batchNote')}>
        <ActButton variant="lit" disabled={tooMany || accepted.length === 0} onClick={() => void accept()}>
          {t('acceptSeveral', { n: accepted.length })}
        </ActButton>
      </ActBar>
    </>
  );
}
