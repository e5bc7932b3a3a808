import { createContext, useContext } from 'react';

/** What waits to be read; stands before the title of every screen inside, when it is not nothing. */
const Count = createContext(0);
export const TitleCount = Count.Provider;

/** The title that only readers are told, for what says the same below it. */
export const HiddenTitle = createContext<string | null>(null);

interface PageTitleProps {
  readonly children: string;
}

/** The browser's title for this screen. React moves it to the head and takes it away with the screen. */
export function PageTitle({ children }: PageTitleProps) {
  const count = useContext(Count);
  return <title>{`${count > 0 ? `(${count}) ` : ''}${children} · Encore`}</title>;
}

/** For pages that search engines should leave alone (sign-in, links with tokens). */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
