import type { ComponentType, ReactNode } from 'react';

type Inline = { kind: 'text' | 'strong' | 'em'; text: string };
type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Formulas match first, so that a star inside one is no emphasis. */
const marks =
  /\$\$[\s\S]+?\$\$|\$[^$\n]+\$|\*\*((?:\$[^$\n]+\$|[^*$])+)\*\*|\*(?!\s)((?:\$[^$\n]+\$|[^*$\n])+)(?<!\s)\*/g;

/** Splits a text into plain, `**bold**` and `*italic*` parts; formulas stay inside them. */
export function inlinesOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const words = (to: number) => {
    if (to > end) parts.push({ kind: 'text', text: text.slice(end, to) });
  };
  for (const match of text.matchAll(marks)) {
    const [whole, strong, em] = match;
    if (strong === undefined && em === undefined) continue;
    words(match.index);
    parts.push(strong === undefined ? { kind: 'em', text: em ?? '' } : { kind: 'strong', text: strong });
    end = match.index + whole.length;
  }
  words(text.length);
  return parts;
}

/** Paragraphs and '- ' lists, separated by blank lines. */
export const blocksOf = (markdown: string): Block[] =>
  markdown
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      const lines = part.split('\n').map(line => line.trim());
      return lines.every(line => /^[-*] /.test(line))
        ? { kind: 'list', items: lines.map(line => line.slice(2)) }
        : { kind: 'paragraph', text: part };
    });

/** Renders text without emphasis. */
type Words = ComponentType<{ text: string }>;
const plain: Words = ({ text }) => text;

function Marked({ kind, text, Words }: Inline & { Words: Words }): ReactNode {
  const drawn = <Words text={text} />;
  if (kind === 'strong') return <strong className="text-ink">{drawn}</strong>;
  return kind === 'em' ? <em>{drawn}</em> : drawn;
}

/** Text with bold and italic parts. */
export const Inlines = ({ text, Words = plain }: { text: string; Words?: Words }): ReactNode =>
  inlinesOf(text).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text do not move
    <Marked key={i} {...part} Words={Words} />
  ));

/** Renders untrusted text: paragraphs, lists, bold and italic. HTML, links and images are shown as text. */
export const Markdown = ({ text, Words = plain }: { text: string; Words?: Words }): ReactNode =>
  blocksOf(text).map((block, i) =>
    block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text do not move
      <ul key={i} className="grid list-disc gap-1 pl-5">
        {block.items.map(item => (
          <li key={item}>
            <Inlines text={item} Words={Words} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text do not move
      <p key={i} className="wrap-anywhere">
        <Inlines text={block.text} Words={Words} />
      </p>
    ),
  );
