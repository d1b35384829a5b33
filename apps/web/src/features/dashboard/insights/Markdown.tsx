import type { ReactNode } from 'react';

type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Paragraphs and '- ' lists, parted by blank lines. Anything else is plain text; nothing is ever HTML. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      const lines = part.split('\n').map(line => line.trim());
      return lines.every(line => line.startsWith('- '))
        ? { kind: 'list', items: lines.map(line => line.slice(2)) }
        : { kind: 'paragraph', text: lines.join(' ') };
    });
}

/** Text with `**bold**` parts; a lone pair of stars stays as it is. */
export function Inline({ text }: { text: string }): ReactNode {
  return text.split(/(\*\*[^*]+\*\*)/).map((part, i) =>
    part.startsWith('**') && part.length > 4 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text do not move
      <strong key={i} className="text-ink">
        {part.slice(2, -2)}
      </strong>
    ) : (
      part
    ),
  );
}

export function Markdown({ children }: { children: string }) {
  return (
    <div className="grid gap-2.5">
      {blocksOf(children).map((block, i) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text do not move
          <ul key={i} className="grid list-disc gap-1.5 pl-5">
            {block.items.map(item => (
              <li key={item}>
                <Inline text={item} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text do not move
          <p key={i}>
            <Inline text={block.text} />
          </p>
        ),
      )}
    </div>
  );
}
