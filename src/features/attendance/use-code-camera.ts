import { type RefObject, useEffect, useRef, useState } from 'react';

interface Reader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type ReaderMaker = new (options: { readonly formats: readonly string[] }) => Reader;

/** Not in every browser: the field takes what a scanner types. */
const Maker = (globalThis as { readonly BarcodeDetector?: ReaderMaker }).BarcodeDetector;
const LOOK_EVERY_MS = 250;

export interface CodeCamera {
  /** none: this browser reads no codes; refused: there is no camera for this page. */
  readonly state: 'none' | 'running' | 'refused';
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** Calls once for each new code that the camera sees; the camera is on for as long as this is drawn. */
export function useCodeCamera(onCode: (text: string) => void): CodeCamera {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  told.current = onCode;
  const [state, setState] = useState<CodeCamera['state']>(Maker === undefined ? 'none' : 'running');
  useEffect(() => {
    if (Maker === undefined) return;
    const reader = new Maker({ formats: ['qr_code'] });
    let stream: MediaStream | null = null;
    let gone = false;
    let last = '';
    const look = async () => {
      const seen = video.current === null ? [] : await reader.detect(video.current).catch(() => []);
      const text = seen[0]?.rawValue;
      if (gone || text === undefined || text === last) return;
      last = text;
      told.current(text);
    };
    const begin = async () => {
      const opened = await navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } });
      if (gone || opened === undefined || video.current === null) {
        for (const track of opened?.getTracks() ?? []) track.stop();
        return;
      }
      stream = opened;
      video.current.srcObject = opened;
      await video.current.play();
    };
    begin().catch(() => setState('refused'));
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      gone = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return { state, video };
}
