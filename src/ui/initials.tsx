import { rem } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import classes from './initials.module.css';
import { type PhotoOf, photoAddress, photoIdOf, subscribeToPhotos, wantPhoto } from './photos.ts';

interface InitialsProps extends PhotoOf {
  readonly name: string;
  readonly size?: number;
}

/** The photo of a person or a venue, two letters while there is none. The name itself stands beside it or on the button around it. */
export function Initials({ name, size = 44, who, photo }: InitialsProps) {
  const address = useSyncExternalStore(subscribeToPhotos, () => photoAddress({ who, photo }));
  // Who has a photo is often told after the card is drawn.
  const id = useSyncExternalStore(subscribeToPhotos, () => photoIdOf({ who, photo }));
  useEffect(() => {
    if (id !== undefined && address === undefined) wantPhoto({ photo: id });
  }, [id, address]);
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (
    <span
      className={classes.initials}
      style={{ width: rem(size), height: rem(size), fontSize: rem(size * 0.36) }}
      aria-hidden="true"
    >
      {address === undefined ? (
        (first + last).toLocaleUpperCase()
      ) : (
        <img src={address} alt="" width={size} height={size} className={classes.photo} />
      )}
    </span>
  );
}
