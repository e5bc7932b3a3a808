import type { RefObject } from 'react';
import classes from './camera-view.module.css';

/** What the camera sees, and a line that runs over it while a code is looked for. */
export function CameraView({ video }: { readonly video: RefObject<HTMLVideoElement | null> }) {
  return (
    <div className={classes.view}>
      <video ref={video} muted playsInline />
      <span className={classes.line} aria-hidden="true" />
    </div>
  );
}
