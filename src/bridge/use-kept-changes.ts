// A longer form that is shown over what is there and sends what was typed, nothing else. Where somebody has written something else
// in a field that was typed here, it is asked whose words count; other fields are as they are there.
import { isSame, type KeptForm, type KeptWords, useKeptForm } from './use-kept-form.ts';

export interface KeptChanges<Fields> extends Pick<KeptForm<Partial<Fields>, Fields>, 'forget' | 'saves'> {
  readonly changes: Partial<Fields>;
  readonly change: (more: Partial<Fields>) => void;
  readonly kept: KeptWords;
  /** A field that was typed here has been written elsewhere. */
  readonly isChanged: boolean;
  /** What is typed here is meant to replace it, or what is there to replace what is typed. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** `there`: what is written now; null for a form of something new. */
export function useKeptChanges<Fields extends object>(name: string, there: Fields | null): KeptChanges<Fields> {
  const form = useKeptForm<Partial<Fields>, Fields>(name, {}, there);
  const { value: changes, change, base, changed, standOn, kept, forget, saves } = form;
  const typed = Object.keys(changes) as (keyof Fields)[];
  const isElsewhere = (field: keyof Fields) =>
    changed !== null && !isSame(changed[field], base[field]) && !isSame(changed[field], changes[field]);
  return {
    changes,
    change: more => change(before => ({ ...before, ...more })),
    kept,
    forget,
    saves,
    isChanged: typed.some(isElsewhere),
    keepMine: () => changed !== null && standOn(changed),
    takeTheirs: () => {
      if (changed === null) return;
      const left = typed.filter(field => !isElsewhere(field)).map(field => [field, changes[field]] as const);
      change(() => Object.fromEntries(left) as Partial<Fields>);
      standOn(changed);
    },
  };
}
