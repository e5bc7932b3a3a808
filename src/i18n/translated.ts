/** The shape of English words with other words in it: a key that is missing or too many does not compile. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
};
