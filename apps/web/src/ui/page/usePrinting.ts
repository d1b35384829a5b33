import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being laid out for paper. It is drawn anew before the browser takes its picture, so that what
 * is folded on screen can stand open, and goes back to what it was afterwards.
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
    // Between the two events the query may change to and fro; outside them it tells of a preview.
    const follow = () => underWay || setPrinting(paper.matches);
    // What comes late may come to a page that is on paper already.
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
