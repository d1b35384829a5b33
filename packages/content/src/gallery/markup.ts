/** Escapes text for HTML; formulas stay between dollar signs and are rendered by the page. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A text with formulas, in an element that the page's script renders. */
export const maths = (tag: string, text: string, kind = ''): string =>
  `<${tag} class="maths ${kind}">${escaped(text)}</${tag}>`;

/** A whole page; `root` is the relative path to the gallery's folder. */
export const pageOf = (title: string, root: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="stylesheet" href="${root}katex/katex.min.css"><link rel="stylesheet" href="${root}style.css"></head><body>${body}<script src="${root}katex/katex.min.js"></script><script src="${root}page.js"></script></body></html>\n`;
