import classes from './initials.module.css';

interface InitialsProps {
  readonly name: string;
  readonly size?: number;
}

/** Two letters for a person; no pictures of faces. The name itself stands beside it or on the button around it. */
export function Initials({ name, size = 44 }: InitialsProps) {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (
    <span className={classes.initials} style={{ width: size, height: size, fontSize: size * 0.36 }} aria-hidden="true">
      {(first + last).toLocaleUpperCase()}
    </span>
  );
}
