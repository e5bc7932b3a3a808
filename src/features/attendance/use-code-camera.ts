import { type RefCallback, useEffect, useRef, useState } from 'react';

interface Reader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface ReaderMaker {
  new (options: { readonly formats: readonly string[] }): Reader;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Not in every browser, and not on every system where there is one. */
const Maker = (globalThis as { readonly BarcodeDetector?: ReaderMaker }).BarcodeDetector;
const LOOK_EVERY_MS = 250;

/** refused: there may be one, and the person or their browser keeps it from this page. */
export type NoCamera = 'missing' | 'refused';

export interface CodeCamera {
  readonly state: 'running' | NoCamera;
  /** Of the element that shows what the camera sees. */
  readonly video: RefCallback<HTMLVideoElement>;
}

/**
 * Calls once for each new code that the camera sees. The camera is on for as long as its picture is drawn, and not before: the code of a
 * sheet may come later than a camera that was allowed long ago.
 */
export function useCodeCamera(onCode: (text: string) => void): CodeCamera {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const told = useRef(onCode);
  told.current = onCode;
  const [state, setState] = useState<CodeCamera['state']>('running');
  useEffect(() => {
    if (video === null) return;
    let reader: Reader | null = null;
    let stream: MediaStream | null = null;
    let gone = false;
    let last = '';
    const look = async () => {
      const seen = reader === null ? [] : await reader.detect(video).catch(() => []);
      const text = seen[0]?.rawValue;
      if (gone || text === undefined || text === last) return;
      last = text;
      told.current(text);
    };
    const begin = async () => {
      const media: MediaDevices | undefined = navigator.mediaDevices;
      if (media === undefined) throw new Error('There is no camera for this page');
      const opened = await media.getUserMedia({ video: { facingMode: 'environment' } });
      if (gone) {
        for (const track of opened.getTracks()) track.stop();
        return;
      }
      stream = opened;
      video.srcObject = opened;
      await video.play();
      reader = await readerOf();
    };
    begin().catch((error: unknown) => gone || setState(isRefusal(error) ? 'refused' : 'missing'));
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      gone = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [video]);
  return { state, video: setVideo };
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

async function readerOf(): Promise<Reader> {
  const formats = (await Maker?.getSupportedFormats()) ?? [];
  if (Maker !== undefined && formats.includes('qr_code')) return new Maker({ formats: ['qr_code'] });
  const { PixelReader } = await import('./pixel-reader.ts');
  return new PixelReader();
}
