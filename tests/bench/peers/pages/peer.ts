// What every engine of the bench must be able to do, in the page. All are driven through this and nothing else.

export interface Note {
  readonly id: string;
  readonly text: string;
  /** The note that it is about, which the server must have before. */
  readonly about?: string;
}

export interface Opening {
  readonly userId: string;
  /** Of the app: the second one's notes bear a label. */
  readonly release: 1 | 2;
  /** Other tabs of the person are open, so whoever has settings for that uses them. */
  readonly hasTabs: boolean;
}

export interface Peer {
  /** Opens what the device has and begins to exchange with the server, as far as there is one. */
  open(opening: Opening): Promise<void>;
  /** A person's act: saved on the device when it settles. */
  write(note: Note): Promise<void>;
  /** Another text for a note of their own. */
  edit(note: Note): Promise<void>;
  /** What was written or received would survive the end of the page. */
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

/** What the second version of the app makes of a note of the first: 'Note 12'. */
export function labelOf(text: string): string {
  return text.split(' ', 2).join(' ');
}

/** As the second version writes it. */
export function labelled<Value extends Note>(note: Value): Value & { readonly label: string } {
  return { ...note, label: labelOf(note.text) };
}
