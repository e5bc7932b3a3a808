import { Link } from '@tanstack/react-router';
import classes from './person-link.module.css';

interface PersonLinkProps {
  readonly id: string;
  readonly name: string;
}

/** A rockstar's name on a venue's screens: the way to their page. */
export function PersonLink({ id, name }: PersonLinkProps) {
  return (
    <Link to="/venue/rockstars/$rockstarId" params={{ rockstarId: id }} className={classes.name}>
      {name}
    </Link>
  );
}
