// An iPhone's keyboard takes no room from the page but lies over it; other phones are asked to make room (`interactive-widget` in
// index.html). The foot of a sheet would stand under it, where no finger can scroll to: a sheet holds the page.

/** No keyboard is lower: what is less is a scroll bar. */
const LOWEST_PX = 100;
/** A page that was magnified is seen in part too. */
const MAGNIFIED = 1.01;

/** What is in the sheet ends where the keyboard begins, until what this gives back is called. */
export function endAboveKeyboard(sheet: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (seen === null) return () => undefined;
  let before = 0;
  const hear = () => {
    const under = Math.round(innerHeight - seen.offsetTop - seen.height);
    const covered = under > LOWEST_PX && seen.scale < MAGNIFIED ? under : 0;
    if (covered === before) return;
    before = covered;
    sheet.style.setProperty('--keyboard', `${covered}px`);
    const typing = document.activeElement;
    if (sheet.contains(typing)) typing?.scrollIntoView({ block: 'nearest' });
  };
  hear();
  seen.addEventListener('resize', hear);
  seen.addEventListener('scroll', hear);
  return () => {
    seen.removeEventListener('resize', hear);
    seen.removeEventListener('scroll', hear);
  };
}
