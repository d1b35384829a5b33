import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { drawInto, formulaOfPage } from './drawing/drawing.ts';
import { measureTogether } from './measuring.ts';

/** Formulas with fewer characters of source fit a line of any screen. */
const alwaysFits = 24;
const inOnePiece = 'whitespace-nowrap';

/** A constant object, so that React does not touch the content on a rerender. */
const drawnLater = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Prerendered formulas carry their source in `data-drawn`; others are rendered after mount. */
const content = (tex: string, displayMode: boolean) =>
  import.meta.env.SSR
    ? { 'data-drawn': tex, dangerouslySetInnerHTML: { __html: formulaOfPage(tex, displayMode) } }
    : drawnLater;

/** Renders a formula that was not prerendered. Returns a function that cancels it. */
function drawMissing(box: HTMLElement, tex: string, displayMode: boolean, done: () => void): () => void {
  const show = (elements: Node[]) => {
    delete box.dataset.drawn;
    box.replaceChildren(...elements);
    done();
  };
  if (box.dataset.drawn !== tex) return drawInto(tex, displayMode, show);
  done();
  return () => {};
}

/** Maths within text; wraps only where it is wider than a line, also after the phone is turned. */
export function InlineTex({ tex }: { tex: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const line = box.closest('p, li, dd, label, div')?.clientWidth;
      const isTooWide = line && box.getBoundingClientRect().width > line;
      return () => isTooWide && box.classList.remove(inOnePiece);
    };
    const fit = () => {
      box.classList.add(inOnePiece);
      measureTogether(measure);
    };
    const isLong = tex.length >= alwaysFits;
    if (isLong) addEventListener('resize', fit);
    const stop = drawMissing(box, tex, false, () => isLong && fit());
    return () => {
      stop();
      removeEventListener('resize', fit);
    };
  }, [tex]);
  return <span ref={element} className={classes('tex', inOnePiece)} {...content(tex, false)} />;
}

/** Maths in its own block; when wider than the page it scrolls and is focusable. */
export function BlockTex({ tex }: { tex: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const isWide = box.scrollWidth > box.clientWidth + 1;
      return () => setScrolls(isWide);
    };
    const look = () => measureTogether(measure);
    const stop = drawMissing(box, tex, true, look);
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    // A formula gets wider when its fonts load.
    document.fonts?.addEventListener('loadingdone', look);
    return () => {
      stop();
      sizes.disconnect();
      document.fonts?.removeEventListener('loadingdone', look);
    };
  }, [tex]);
  return (
    <span
      ref={element}
      className="tex-block"
      {...content(tex, true)}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Formula, scrolls sideways' })}
    />
  );
}
