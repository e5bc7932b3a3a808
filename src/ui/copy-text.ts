/** Whether it was copied: a browser may keep the clipboard to itself, and has none for a page over plain HTTP. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
