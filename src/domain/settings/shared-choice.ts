// One choice that is kept in two places, on this device and with the person: whichever changes last is the choice. Pure.

export interface SharedChoice<Value> {
  /** On this device when it was last looked at: at first as this person came, so that what is chosen before the settings are read counts. */
  readonly before: Value;
  readonly here: Value;
  /** undefined: not read yet. null: the person never chose. */
  readonly everywhere: Value | null | undefined;
}

/** Whether the device's choice is saved for the person, or the person's taken over by the device; null: there is nothing to do. */
export function directionOf<Value>({ before, here, everywhere }: SharedChoice<Value>): 'give' | 'take' | null {
  if (everywhere === here) return null;
  // What was taken over changes here as well, and is the same everywhere by then.
  if (before !== here) return 'give';
  return everywhere == null ? null : 'take';
}
