// What an iPhone or iPad wants of a web app: to stand on the Home Screen. Only there it is told anything while it is closed, and
// only there it keeps what it saved for longer than a week without a visit. Elsewhere the browser offers that itself.

/** An iPad says that it is a Mac, which has no touch screen. */
export function isApplePhone(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

export function wantsHomeScreen(): boolean {
  return isApplePhone() && !matchMedia('(display-mode: standalone)').matches;
}
