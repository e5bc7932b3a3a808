/** What a person can do about an entry, as its row needs it. */
export interface OutboxActs {
  retry(id: string): Promise<boolean>;
  /** The first, and what goes along with it. */
  discard(ids: readonly string[]): Promise<void>;
  /** Leaves the outbox for the screen where it can be put right. */
  close(): void;
}
