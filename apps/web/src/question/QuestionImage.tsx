import type { Question } from '@twelvefold/contract';
import { useEffect, useState } from 'react';
import { isOurs } from '../shared/api/api-error.ts';
import { useOnline } from '../shared/browser/online.ts';
import { useIsDark } from '../shared/browser/theme.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/controls/Dialog.tsx';
import { Status } from '../ui/notices/Status.tsx';
import { figureAddress } from './usePrefetchedImage.ts';

/** A picture that does not load is retried once. */
const triesMost = 2;
/** Pause before a retry when the server could not be reached, in milliseconds. */
const pauseMs = 5000;

interface Props {
  question: Question;
  enlarged: boolean;
  onEnlarge: (enlarged: boolean) => void;
  /** Both tries failed. */
  onFailed?: () => void;
}

/** Whether our server says that it lacks the picture; false when it cannot be reached or fails. */
async function isLost(src: string): Promise<boolean> {
  try {
    const response = await fetch(src, { cache: 'no-store' });
    return isOurs(response) && response.status < 500;
  } catch {
    return false;
  }
}

/** Loading state of a picture. Failures of the network or the server do not count as tries. */
function usePicture(url: string, onFailed: (() => void) | undefined) {
  const [failures, setFailures] = useState(0);
  const [missed, setMissed] = useState<'network' | 'server' | null>(null);
  const online = useOnline();
  useEffect(() => {
    if (!missed || !online) return;
    const timer = setTimeout(() => setMissed(null), missed === 'server' ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [missed, online]);
  const src = failures === 0 ? url : `${url}?again=${failures}`;
  const onError = async () => {
    if (!navigator.onLine) return setMissed('network');
    if (!(await isLost(src))) return setMissed('server');
    setFailures(failures + 1);
    if (failures + 1 === triesMost) onFailed?.();
  };
  return { src, lost: failures >= triesMost, missed, onError };
}

/** The question's picture, with its space reserved; a press enlarges it. */
export function QuestionImage(props: Props) {
  const { image_url: url } = props.question;
  return url ? <Picture {...props} url={url} /> : null;
}

function Picture({ question, enlarged, onEnlarge, onFailed, url }: Props & { url: string }) {
  const dark = useIsDark();
  const { src, lost, missed, onError } = usePicture(figureAddress(url, dark), onFailed);
  const alt = question.image_alt_text ?? 'Figure of the question';
  if (lost) return <p className="figure text-ink-2">Image: {alt}</p>;
  if (missed)
    return (
      <Status className="figure text-ink-2">
        The image cannot be loaded without a network or our server. The question waits for it. Image: {alt}
      </Status>
    );
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge image: ${alt}`}
        onClick={() => onEnlarge(true)}
        className="figure figure-open"
      >
        <img
          key={src}
          src={src}
          alt=""
          className={dark ? 'figure-picture print:hidden' : 'figure-picture'}
          onError={() => void onError()}
        />
        {/* Paper needs the light picture, and printing does not wait for it: both are fetched. */}
        {dark && <img src={url} alt="" className="figure-picture hidden print:block" />}
      </button>
      {enlarged && (
        <Dialog
          title={`Image of question ${question.position}`}
          width="large"
          onClose={() => onEnlarge(false)}
          actions={<Button onClick={() => onEnlarge(false)}>Close</Button>}
        >
          <img src={src} alt={alt} className="figure-large" />
        </Dialog>
      )}
    </>
  );
}
