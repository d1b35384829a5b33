import { useQuery } from '@tanstack/react-query';
import type { Letter } from '@twelvefold/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TriedQuestion } from '../../../question/TriedQuestion.tsx';
import { call } from '../../../shared/api/api.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { keys } from '../../keys.ts';
import { deskWords } from '../../parts/words.ts';

const themes = { light: 'Light', dark: 'Dark' } as const;
type Theme = keyof typeof themes;
const widths = { phone: 'Phone', wide: 'Computer' } as const;
type Width = keyof typeof widths;

/** Keeps the styles of the page in a frame in sync: some load late, such as those of formulas. */
function followStyles(frame: Document): () => void {
  const copy = () =>
    frame.head.replaceChildren(
      ...[...document.head.querySelectorAll('style, link[rel="stylesheet"]')].map(style =>
        style.cloneNode(true),
      ),
    );
  copy();
  const watcher = new MutationObserver(copy);
  watcher.observe(document.head, { childList: true });
  return () => watcher.disconnect();
}

/** An iframe with its own width and theme, so that media queries apply. */
function Frame({ theme, width, children }: { theme: Theme; width: Width; children: ReactNode }) {
  // Set on load: before that, Firefox shows a document that it replaces.
  const [inside, setInside] = useState<Document | null>(null);
  useEffect(() => (inside ? followStyles(inside) : undefined), [inside]);
  useEffect(() => {
    if (!inside) return;
    inside.documentElement.lang = 'en';
    inside.documentElement.dataset.theme = theme;
  }, [inside, theme]);
  return (
    <div className="overflow-x-auto">
      <iframe
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument)}
        title="As a student sees it"
        className={classes(
          'h-[640px] rounded-lg border border-line-strong',
          width === 'phone' ? 'w-[390px]' : 'w-[960px]',
        )}
      />
      {inside &&
        createPortal(
          <section aria-label="Question as students see it" className="p-5">
            {children}
          </section>,
          inside.body,
        )}
    </div>
  );
}

interface PickProps<Key extends string> {
  legend: string;
  of: Readonly<Record<Key, string>>;
  value: Key;
  onPick: (key: Key) => void;
}

function Pick<Key extends string>({ legend, of, value, onPick }: PickProps<Key>) {
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{legend}</legend>
      {(Object.keys(of) as Key[]).map(key => (
        <Button
          key={key}
          look={key === value ? 'primary' : 'quiet'}
          size="small"
          aria-pressed={key === value}
          onClick={() => onPick(key)}
        >
          {of[key]}
        </Button>
      ))}
    </fieldset>
  );
}

/** A question exactly as a student sees it, before or after the answer. */
export function QuestionPreview({ id }: { id: string }) {
  const [theme, setTheme] = useState<Theme>('light');
  const [width, setWidth] = useState<Width>('phone');
  const [chosen, setChosen] = useState<Letter | null>(null);
  const [answered, setAnswered] = useState(false);
  const { data, error } = useQuery({
    queryKey: keys.bankPreview(id),
    queryFn: ({ signal }) => call('GET /admin/bank/:id/preview', { params: { id }, signal }),
  });
  if (error) return <Notice tone="error">{deskWords(error, 'The preview could not be drawn.')}</Notice>;
  if (!data) return null;
  const shown = answered && chosen ? data.reviews[chosen] : null;
  return (
    <section aria-label="Preview" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Pick legend="Theme of the preview" of={themes} value={theme} onPick={setTheme} />
        <Pick legend="Width of the preview" of={widths} value={width} onPick={setWidth} />
        <Button look="text" size="small" blocked={!chosen} onClick={() => chosen && setAnswered(!answered)}>
          {answered ? 'Show it open' : 'Show the result'}
        </Button>
      </div>
      <Frame theme={theme} width={width}>
        <TriedQuestion question={data.question} chosen={chosen} review={shown} onChoose={setChosen} />
      </Frame>
      {!chosen && (
        <p className="type-small text-ink-2">Choose an option to see its result and the solution.</p>
      )}
    </section>
  );
}
