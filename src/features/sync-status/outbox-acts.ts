/** What a person can do about an entry, as its row needs it. */
export interface OutboxActs {
  retry(id: string): Promise<boolean>;
  discard(id: string): Promise<void>;
  /** Leaves the outbox for the screen where it can be put right. */
  close(): void;
}
