// Reads QR codes from a camera's pixels where the browser does not: `jsqr`, whose chunk comes with the first camera there.
import jsQR from 'jsqr';

/** So wide is enough for a code that fills a third of the picture, and quick on an old phone. */
const WIDEST = 640;

export class PixelReader {
  readonly #canvas = new OffscreenCanvas(1, 1);

  async detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> {
    if (video.videoWidth === 0) return [];
    const width = Math.min(WIDEST, video.videoWidth);
    const height = Math.round((video.videoHeight * width) / video.videoWidth);
    this.#canvas.width = width;
    this.#canvas.height = height;
    const drawn = this.#canvas.getContext('2d', { willReadFrequently: true });
    if (drawn === null) return [];
    drawn.drawImage(video, 0, 0, width, height);
    const code = jsQR(drawn.getImageData(0, 0, width, height).data, width, height);
    return code === null ? [] : [{ rawValue: code.data }];
  }
}
