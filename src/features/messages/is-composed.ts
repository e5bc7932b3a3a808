/** The number that stands for a key which an input method took. */
const TAKEN = 229;

/** While an input method composes, Enter is its own. Safari says that it composes no more before it tells of the Enter that ended it (WebKit 165004). */
export function isComposed({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === TAKEN;
}
