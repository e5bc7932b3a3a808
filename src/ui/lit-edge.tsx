import classes from './lit-edge.module.css';

/** The repeat sign's two bars at the left of the one next act. Fills the height of its positioned parent. */
export function LitEdge() {
  return <span className={classes.edge} aria-hidden="true" />;
}
