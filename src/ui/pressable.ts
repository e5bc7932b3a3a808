// What a button is while it has nothing more to do: off, and still there for the keyboard. One that its own press turns off for good
// would take the focus with it.

/** Null: there is nothing to do. */
export function pressable(act: (() => void) | null) {
  return act === null ? { 'data-disabled': true, 'aria-disabled': true } : { onClick: act };
}
