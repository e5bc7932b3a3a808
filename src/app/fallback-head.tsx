import { Wordmark } from '#ui/mark.tsx';
import classes from './fallback.module.css';

interface FallbackHeadProps {
  readonly title: string;
  readonly children: string;
}

/** The head of the pages that stand in for another. A plain link home: it works when the router does not. */
export function FallbackHead({ title, children }: FallbackHeadProps) {
  return (
    <>
      <a href="/" className={classes.home}>
        <Wordmark />
      </a>
      <h1>{title}</h1>
      <p className={classes.lead}>{children}</p>
    </>
  );
}
