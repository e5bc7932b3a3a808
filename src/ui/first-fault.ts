/** A press that the fields did not allow goes on at the first that is wrong, so that a screen reader says why. */
export function toFirstFault(within: ParentNode): void {
  // Once the fields say what is wrong with them.
  requestAnimationFrame(() => within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
