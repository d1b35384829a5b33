import { type ReactNode, useEffect, useRef } from 'react';
import { useArrival } from '../../shared/navigation/navigation.tsx';
import { site } from '../../shared/words/site.ts';
import { PrintLine } from './PrintLine.tsx';

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

/** The page's h1: names the document, on paper too; when the route changes reading begins here, or at the part asked for. */
export function PageTitle({ children, document: title, className = 'type-h1' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useArrival(heading);
  return (
    <>
      <PrintLine what={title} />
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  );
}
