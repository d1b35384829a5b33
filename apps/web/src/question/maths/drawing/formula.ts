import katex from 'katex';
import 'katex/dist/katex.min.css';
import '../formula-fonts.css';
import { longest, options } from './options.ts';

/** Maximum number of cached formulas, enough for two long solutions and their questions; the oldest goes first. */
const mostKept = 400;

const drawings = new Map<string, HTMLElement>();

/**
 * KaTeX allows a line break after any operator: this groups the content of brackets, so that lines break outside them.
 */
function keepBracketsTogether(element: HTMLElement): void {
  let open = 0;
  let group: HTMLElement | null = null;
  for (const base of element.querySelectorAll('.katex-base')) {
    const count = (side: string) => base.querySelectorAll(`:scope > .${side}`).length;
    open += count('mopen') - count('mclose');
    if (open > 0 && group === null) {
      group = document.createElement('span');
      group.className = 'bracket';
      base.before(group);
    }
    group?.append(base);
    if (open <= 0) group = null;
  }
}

/** The only place where LaTeX becomes elements; invalid LaTeX is shown as text. */
function draw(tex: string, displayMode: boolean): HTMLElement {
  const element = document.createElement('span');
  try {
    if (tex.length > longest) throw new RangeError('too long to draw');
    katex.render(tex, element, { ...options, displayMode });
    if (element.querySelector('.katex-error')) element.textContent = tex;
    else if (!displayMode) keepBracketsTogether(element);
  } catch {
    element.textContent = tex;
  }
  return element;
}

/** A formula as elements, cached: parsing takes milliseconds, cloning hardly any time. */
export function formula(tex: string, displayMode: boolean): Node[] {
  const key = `${displayMode ? 'block' : 'inline'} ${tex}`;
  const drawn = drawings.get(key) ?? draw(tex, displayMode);
  drawings.delete(key);
  drawings.set(key, drawn);
  const [oldest] = drawings.keys();
  if (drawings.size > mostKept && oldest !== undefined) drawings.delete(oldest);
  return [...drawn.cloneNode(true).childNodes];
}
