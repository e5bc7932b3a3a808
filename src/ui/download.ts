const KEPT_MS = 60_000;

/** Hands a text, or bytes, to the browser as a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it only after the click, an iPhone's once the person has agreed to the download (WebKit 211234).
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Of what came in base64. */
export function bytesOf(content: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(content), letter => letter.charCodeAt(0));
}
