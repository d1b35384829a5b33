import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. It rerenders before the browser takes the print layout, so that folded content can
 * open, and again afterwards.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    let underWay = false;
    const before = () => {
      underWay = true;
      flushSync(() => setPrinting(true));
    };
    const after = () => {
      underWay = false;
      setPrinting(paper.matches);
    };
    // Between the two events the media query may change back and forth; outside them it means a print preview.
    const follow = () => underWay || setPrinting(paper.matches);
    // The component may mount while the page is already being printed.
    follow();
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    paper.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
