interface PageTitleProps {
  readonly children: string;
}

/** The browser's title for this screen. React moves it to the head and takes it away with the screen. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} · Encore`}</title>;
}

/** For pages that search engines should leave alone (sign-in, links with tokens). */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
