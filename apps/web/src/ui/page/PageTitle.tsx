import { type ReactNode, useEffect, useRef } from 'react';
import { partNamed, settleFocus } from '../../shared/navigation/navigation.tsx';
import { site } from '../../shared/words/site.ts';
import { PrintLine } from './PrintLine.tsx';

/** The first page of a visit keeps the browser's own focus; later ones start at their heading. */
let arrived = false;

let prerendered = '';
/** The title of the page that was rendered last without a browser. */
export const prerenderedTitle = (): string => prerendered;

/** Sets the document's title: 'Pricing - Name'. */
export function useDocumentTitle(title: string): void {
  const whole = `${title} - ${site().name}`;
  if (import.meta.env.SSR) prerendered = whole;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

interface Props {
  children: ReactNode;
  /** What the browser's tab says, before the product's name. */
  document: string;
  className?: string;
}

/** The page's h1: names the document, on paper too, and takes focus when the route changes, unless a part was asked for. */
export function PageTitle({ children, document: title, className = 'type-h1' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    if (arrived && heading.current && !partNamed(location.hash)) {
      heading.current.focus({ preventScroll: true });
      settleFocus(heading.current);
    }
    arrived = true;
  }, []);
  return (
    <>
      <PrintLine what={title} />
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  );
}
