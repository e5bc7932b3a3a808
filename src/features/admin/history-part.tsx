// What admins did, for who may read the log: each act with when, by whom and why.
import { DetailPart } from './detail-part.tsx';
import { useSeen } from './use-seen.ts';

interface Entry {
  readonly at: string;
  readonly what: string;
  readonly by: string | null;
  readonly reason: string | null;
}

interface HistoryPartProps {
  readonly title: string;
  readonly history: readonly Entry[];
  readonly wordsOf: (what: string) => string;
}

export function HistoryPart({ title, history, wordsOf }: HistoryPartProps) {
  const seen = useSeen();
  if (history.length === 0) return null;
  return (
    <DetailPart title={title}>
      {history.map(({ at, what, by, reason }) => (
        <li key={`${at}:${what}`}>
          {wordsOf(what)}
          <small>{[seen(at), by, reason].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </DetailPart>
  );
}
