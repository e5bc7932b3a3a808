import classes from './camera-view.module.css';
import type { CodeCamera } from './use-code-camera.ts';

/** What the camera sees, and a line that runs over it while a code is looked for. */
export function CameraView({ video }: Pick<CodeCamera, 'video'>) {
  return (
    <div className={classes.view}>
      <video ref={video} muted playsInline />
      <span className={classes.line} aria-hidden="true" />
    </div>
  );
}
