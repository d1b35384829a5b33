/** `$$…$$` may span lines, `$…$` not; `\$` is a dollar sign: as screens parse them. */
const formulas = /\\[\s\S]|\$\$((?:\\[\s\S]|[^\\$]|\$(?!\$))+?)\$\$|\$((?:\\.|[^\\$\n])+)\$/g;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Whether braces, \left/\right and \begin/\end pair up. */
function closes(tex: string): boolean {
  let depth = 0;
  for (const [sign] of tex.replace(/\\[\\{}]/g, '').matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return (
    depth === 0 &&
    count(tex, /\\left(?![a-z])/gi) === count(tex, /\\right(?![a-z])/gi) &&
    count(tex, /\\begin\{/g) === count(tex, /\\end\{/g)
  );
}

/** Whether it contains two words with a space, so is text between two prices; `\text{…}` does not count. */
const isSentence = (tex: string) =>
  /[a-z]{2}\s+[a-z]{2}/i.test(
    tex.replace(/\\(?:text|mbox|textrm|textbf|mathrm)\s*\{[^}]*\}|\\[a-z]+/gi, '|'),
  );

/** A doubt about the formulas of a text, in the author's words, or null. */
export function mathsDoubt(text: string): string | null {
  const found = [...text.matchAll(formulas)].flatMap(([, block, inline]) => block ?? inline ?? []);
  const words = text.replace(formulas, whole => (whole.startsWith('$') ? ' ' : whole));
  if (words.replace(/\\[\s\S]/g, '').includes('$'))
    return 'A formula is not closed: a dollar sign has no partner on its line. A price is written \\$.';
  if (!found.every(closes)) return 'A formula is not closed: braces, or \\left and \\right, do not pair.';
  if (found.some(isSentence))
    return 'Words stand between two dollar signs, and would be shown as a formula. A price is written \\$.';
  if (/\\[([]/.test(words)) return 'Formulas stand between dollar signs: $x$, not \\(x\\) or \\[x\\].';
  const [command] = /\\[a-z]{2,}/i.exec(words) ?? [];
  return command === undefined
    ? null
    : `${command.slice(0, 20)} stands outside of dollar signs, and would be shown as it is.`;
}

/** UTF-8 that was decoded as Windows-1252, and replacement characters. */
const damage =
  /\uFFFD|\u00C3[\u0080-\u00BF\u2013\u2014\u2018-\u201D]|\u00C2[\u00A0-\u00BF]|\u00E2(?:\u20AC|\u201A|\u02C6|\u2030)|\u00E0\u00A4/;

/** Control characters except line ends and tabs, and characters that reverse the text direction. */
const controls = /[\p{Cc}--[\t\n\r]]/v;
const turns = /[\u202A-\u202E\u2066-\u2069]/;

/** A doubt about the characters of a text, in the author's words, or null. */
export function signsDoubt(text: string): string | null {
  if (damage.test(text)) return 'Signs were lost: the text was saved in another encoding.';
  if (controls.test(text)) return 'The text holds an invisible control character.';
  return turns.test(text) ? 'A sign that nobody sees turns the direction of the text around.' : null;
}

/** Whether a text contains a web address, which students would see as letters. */
export const hasLink = (text: string): boolean => /\bhttps?:\/\//i.test(text);

/** Whether a spreadsheet turned a fraction into a date: 1/2 becomes 01-Feb or 02-Jan, 3/45 Mar-45. */
export const isDate = (text: string): boolean =>
  /^\s*(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})\s*$/i.test(
    text,
  );
