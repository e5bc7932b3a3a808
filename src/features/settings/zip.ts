// Packs texts into one file, a piece at a time, so that the screen goes on meanwhile.
import { strToU8, Zip, ZipDeflate } from 'fflate';

const PIECE = 256 * 1024;

export async function zipOf(files: ReadonlyMap<string, string>): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(new Uint8Array(piece));
  });
  for (const [name, text] of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    const bytes = strToU8(text);
    for (let from = 0; from === 0 || from < bytes.length; from += PIECE) {
      file.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
      await new Promise(resolve => setTimeout(resolve, 0));
    }
  }
  zip.end();
  return new Blob(pieces, { type: 'application/zip' });
}
