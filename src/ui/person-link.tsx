import { Link } from '@tanstack/react-router';
import classes from './person-link.module.css';

interface PersonLinkProps {
  readonly id: string;
  readonly name: string;
  readonly onOpen?: () => void;
}

/** A rockstar's name on a venue's screens: the way to their page. */
export function PersonLink({ id, name, onOpen }: PersonLinkProps) {
  return (
    <Link to="/venue/rockstars/$rockstarId" params={{ rockstarId: id }} onClick={onOpen} className={classes.name}>
      {name}
    </Link>
  );
}
