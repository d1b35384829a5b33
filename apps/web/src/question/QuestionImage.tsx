import type { Question } from '@twelvefold/contract';
import { useState } from 'react';
import { useOnline } from '../shared/browser/online.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/controls/Dialog.tsx';

/** A picture that does not come is asked for once more. */
const triesMost = 2;

interface Props {
  question: Question;
  enlarged: boolean;
  onEnlarge: (enlarged: boolean) => void;
  /** Both tries failed. */
  onFailed?: () => void;
}

/**
 * The question's picture, its place kept free, larger on a press. Without a network it is not the picture's fault:
 * it is asked for again when that is back.
 */
export function QuestionImage({ question, enlarged, onEnlarge, onFailed }: Props) {
  const [failures, setFailures] = useState(0);
  const [missed, setMissed] = useState(false);
  const online = useOnline();
  const { image_url: url, image_alt_text: alt = 'Figure of the question' } = question;
  if (!url) return null;
  if (failures >= triesMost) return <p className="mt-6 text-ink-2">Image: {alt}</p>;
  if (missed && !online)
    return (
      <p role="status" className="mt-6 min-h-[180px] text-ink-2 sm:min-h-[230px]">
        This question has an image that cannot be loaded without a network. It comes when the network is back.
        Image: {alt}
      </p>
    );
  const src = failures === 0 ? url : `${url}?again=${failures}`;
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge image: ${alt}`}
        onClick={() => onEnlarge(true)}
        className="mt-6 flex h-[180px] w-full cursor-zoom-in items-center justify-start rounded-md sm:h-[230px]"
      >
        <img
          key={src}
          src={src}
          alt=""
          className="h-full max-w-full rounded-md object-contain object-left"
          onLoad={() => setMissed(false)}
          onError={() => {
            if (!navigator.onLine) return setMissed(true);
            setFailures(failures + 1);
            if (failures + 1 === triesMost) onFailed?.();
          }}
        />
      </button>
      {enlarged && (
        <Dialog
          title={`Image of question ${question.position}`}
          width="wide"
          onClose={() => onEnlarge(false)}
          actions={<Button onClick={() => onEnlarge(false)}>Close</Button>}
        >
          <img
            src={src}
            alt={alt}
            className="mx-auto h-auto max-h-[70dvh] w-full rounded-md object-contain"
          />
        </Dialog>
      )}
    </>
  );
}
