// A QR code on white paper, so that any camera reads it in the dark. Its library comes with its first use.
import { encode } from 'uqr';
import classes from './qr-image.module.css';

interface QrImageProps {
  readonly text: string;
  readonly label: string;
}

export function QrImage({ text, label }: QrImageProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={classes.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
