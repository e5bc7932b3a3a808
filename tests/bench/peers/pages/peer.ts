// What every engine of the bench must be able to do, in the page. All are driven through this and nothing else.

export interface Note {
  readonly id: string;
  readonly text: string;
}

export interface Peer {
  /** Opens what the device has and begins to exchange with the server, as far as there is one. */
  open(userId: string): Promise<void>;
  /** A person's act: saved on the device when it settles. */
  write(note: Note): Promise<void>;
  /** What was written offline would survive the end of the page. */
  stored(): Promise<void>;
  /** Asks the server for everything new, and settles when it is here; the first time, what the opening asked for. */
  sync(): Promise<void>;
  count(): Promise<number>;
  /** Shown, or kept in whatever list of its own. */
  has(id: string): Promise<boolean>;
  /** Whether it reports that nothing waits to be sent any more. */
  settled(): Promise<boolean>;
  /** What it says of writes that the server refused: their codes or words, once each. */
  refusals(): Promise<readonly string[]>;
}
