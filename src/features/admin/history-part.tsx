// What admins did, for who may read the log: each act with when, by whom and why.
import type { HistoryEntry } from '#domain/admin/posts.ts';
import { DetailPart } from './detail-part.tsx';
import { useSeen } from './use-seen.ts';

interface HistoryPartProps {
  readonly title: string;
  readonly history: readonly HistoryEntry[];
  readonly wordsOf: (entry: HistoryEntry) => string;
}

export function HistoryPart({ title, history, wordsOf }: HistoryPartProps) {
  const seen = useSeen();
  if (history.length === 0) return null;
  return (
    <DetailPart title={title}>
      {history.map(entry => (
        <li key={`${entry.at}:${entry.what}`}>
          {wordsOf(entry)}
          <small>{[seen(entry.at), entry.by, entry.reason].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </DetailPart>
  );
}
