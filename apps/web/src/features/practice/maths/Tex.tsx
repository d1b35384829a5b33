import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../../ui/classes.ts';

/** Longer than any real formula; what exceeds it is shown as it was written. */
const longest = 2000;
/** Shorter formulas in a line are kept in one piece. */
const unbroken = 24;

/**
 * The one place where maths becomes elements. Nothing of LaTeX is trusted: no links, no HTML, bounded sizes and
 * expansions, and what KaTeX cannot read is shown as plain text.
 */
function draw(element: HTMLElement, tex: string, displayMode: boolean): void {
  try {
    if (tex.length > longest) throw new RangeError('too long to draw');
    katex.render(tex, element, {
      displayMode,
      output: 'htmlAndMathml',
      trust: false,
      strict: 'ignore',
      // Deep nesting throws all the same.
      throwOnError: false,
      errorColor: 'currentColor',
      maxSize: 20,
      maxExpand: 200,
    });
    if (element.querySelector('.katex-error')) element.textContent = tex;
  } catch {
    element.textContent = tex;
  }
}

/** Maths in a line of text. */
export function InlineTex({ tex }: { tex: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current) draw(element.current, tex, false);
  }, [tex]);
  return <span ref={element} className={classes('tex', tex.length < unbroken && 'whitespace-nowrap')} />;
}

/** Maths in a block of its own; one that is wider than the page scrolls by itself and then takes focus. */
export function BlockTex({ tex }: { tex: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    draw(box, tex, true);
    const look = () => setScrolls(box.scrollWidth > box.clientWidth + 1);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [tex]);
  return (
    <span
      ref={element}
      className="tex-block"
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Formula, scrolls sideways' })}
    />
  );
}
