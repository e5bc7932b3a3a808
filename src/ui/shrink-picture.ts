// Makes a picture small before it leaves the device. It is drawn anew, so nothing else that the file held goes with it: no
// place, no camera.

interface Bounds {
  /** Of the longer side, in pixels. */
  readonly edge: number;
  readonly bytes: number;
  /** The middle of it, as wide as high. */
  readonly square?: boolean;
}

const QUALITIES = [0.85, 0.7, 0.55, 0.4];
/** Each time as small again. */
const SMALLER = 0.75;
const LEAST_EDGE = 64;

/** WebP, or JPEG where a browser writes none; null: it is no picture that this browser reads. */
export async function shrinkPicture(file: Blob, bounds: Bounds): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    for (let edge = bounds.edge; edge >= LEAST_EDGE; edge = Math.round(edge * SMALLER)) {
      const canvas = drawn(picture, edge, bounds.square === true);
      for (const quality of QUALITIES) {
        const made = (await encoded(canvas, 'image/webp', quality)) ?? (await encoded(canvas, 'image/jpeg', quality));
        if (made !== null && made.size <= bounds.bytes) return made;
      }
    }
    return null;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, edge: number, square: boolean): HTMLCanvasElement {
  const least = Math.min(picture.width, picture.height);
  const width = square ? least : picture.width;
  const height = square ? least : picture.height;
  const scale = Math.min(1, edge / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  // JPEG knows nothing transparent, and black is the wrong guess.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Null: this browser writes another type instead. */
async function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  const made = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality));
  return made?.type === type ? made : null;
}

/** As commands carry it. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}
