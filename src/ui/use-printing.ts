import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper. It is taken as it stands once the browser has said so: drawn at once, or not at all. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    let frame = 0;
    const begin = () => {
      cancelAnimationFrame(frame);
      flushSync(() => setPrinting(true));
    };
    // Widths are those of the window again only when the next frame has told of them.
    const end = () => {
      frame = requestAnimationFrame(() => setPrinting(false));
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
