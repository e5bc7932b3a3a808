import classes from './lit-edge.module.css';

interface LitEdgeProps {
  /** The lower end, where the light turns to coral. */
  readonly end?: boolean;
}

/** The repeat sign's two bars at the left of the one next act. Fills the height of its positioned parent. */
export function LitEdge({ end = false }: LitEdgeProps) {
  return <span className={end ? classes.end : classes.edge} aria-hidden="true" />;
}
