import type { Letter, PracticeSession, ServedQuestion } from '@twelvefold/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { OptionList } from '../../../question/OptionList.tsx';
import { letters, optionId } from '../../../question/options.ts';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Key } from '../../../ui/controls/Key.tsx';
import { announce } from '../../../ui/notices/Announcer.tsx';
import { Spinner } from '../../../ui/waiting/Spinner.tsx';
import { useLate } from '../../../ui/waiting/useLate.ts';
import type { OnScreen } from '../session/useSession.ts';
import { selectAnAnswer } from '../session/words.ts';
import { ActionBar } from './ActionBar.tsx';
import { type Draft, draftOf, saveDraft, useElapsed } from './draft.ts';
import { QuietClock } from './QuietClock.tsx';

interface Props {
  session: PracticeSession;
  question: ServedQuestion;
  on: OnScreen;
  /** The picture failed to load twice. */
  imageFailed: boolean;
  onEnlarge: (() => void) | undefined;
}

/** How long the note about a lost picture is shown before the question is skipped, in milliseconds. */
const imageNoteMs = 1600;
/** Milliseconds after a skip in which another press on Skip is ignored as a double press. */
const doublePressMs = 600;

/** Draft of the decision about a question, and the functions that change and send it. */
function useDeciding({ session, question, on, imageFailed }: Omit<Props, 'onEnlarge'>) {
  const key = `${session.session_id}:${question.position}`;
  const [{ letter: chosen, crossed }, setDraft] = useState(() => draftOf(key));
  const [asked, setAsked] = useState(false);
  const [shownAt] = useState(() => performance.now());
  const elapsedMs = useElapsed(key);
  const locked = on.phase === 'sending' || imageFailed;
  const change = (draft: Pick<Draft, 'letter' | 'crossed'>) => {
    saveDraft(key, draft);
    setDraft(draftOf(key));
  };
  const choose = (letter: Letter) => {
    if (locked) return;
    change({ letter, crossed });
    setAsked(false);
    document.getElementById(optionId(question, letter))?.focus();
  };
  const passOver = () => on.skip(elapsedMs(), true);
  /** Toggles the crossing out of an option; a crossed-out option is not chosen, but can be. */
  const cross = (letter: Letter) => {
    if (locked) return;
    const others = crossed.filter(one => one !== letter);
    const isOut = crossed.includes(letter) && chosen !== letter;
    change({ crossed: isOut ? others : [...others, letter], letter: chosen === letter ? null : chosen });
    announce(`Option ${letter} is ${isOut ? 'no longer crossed' : 'crossed'} out.`);
  };
  const submit = () => {
    if (locked) return;
    if (chosen) on.answer(chosen, elapsedMs());
    else setAsked(true);
  };
  const skip = () => {
    const isSecondPress = on.undo !== null && performance.now() - shownAt < doublePressMs;
    if (!locked && !isSecondPress) on.skip(elapsedMs());
  };
  return { chosen, crossed, cross, asked, elapsedMs, locked, choose, submit, skip, passOver };
}

/** `a` to `d` and `1` to `4` choose an option. */
const keysOf = (choose: (letter: Letter) => void) =>
  Object.fromEntries(
    letters.flatMap((letter, i) => [
      [letter.toLowerCase(), () => choose(letter)],
      [String(i + 1), () => choose(letter)],
    ]),
  );

/** The focused option. */
const optionAtFocus = (question: ServedQuestion): Letter | undefined =>
  letters.find(letter => document.activeElement?.id === optionId(question, letter));

/** Skips a question with a lost picture, after the note could be read. */
function usePassedOver(imageFailed: boolean, passOver: () => void): void {
  const act = useEffectEvent(passOver);
  useEffect(() => {
    if (!imageFailed) return;
    const timer = setTimeout(() => act(), imageNoteMs);
    return () => clearTimeout(timer);
  }, [imageFailed]);
}

/** The options and buttons of a question until its answer is final. */
export function Answering({ onEnlarge, ...props }: Props) {
  const { question, on, imageFailed } = props;
  const { chosen, crossed, cross, asked, elapsedMs, locked, choose, submit, skip, passOver } =
    useDeciding(props);
  const submitting = on.phase === 'sending' || undefined;
  const slow = useLate(submitting === true);
  const lockedLong = useLate(locked);
  const crossAtFocus = () => {
    const letter = optionAtFocus(question);
    if (letter) cross(letter);
  };
  useShortcuts({ ...keysOf(choose), x: crossAtFocus, k: skip, enter: submit, i: onEnlarge });
  usePassedOver(imageFailed, passOver);
  return (
    <>
      <p role="status" className="mt-6 font-medium empty:mt-0">
        {imageFailed && 'Image failed to load. Getting next question...'}
      </p>
      <OptionList
        question={question}
        chosen={chosen}
        locked={locked}
        onChoose={choose}
        crossed={crossed}
        onCross={cross}
      />
      <ActionBar trouble={asked ? selectAnAnswer : null}>
        <button
          type="button"
          aria-disabled={chosen === null || locked || undefined}
          aria-busy={submitting}
          data-steady={submitting}
          onClick={submit}
          className={buttonClass('primary', 'normal', 'max-sm:flex-1')}
        >
          Submit Answer
          <span className="grid min-w-[22px] place-items-center max-sm:hidden" aria-hidden="true">
            {slow ? <Spinner /> : <Key>Enter</Key>}
          </span>
        </button>
        <Button look="text" blocked={lockedLong} onClick={skip}>
          Skip Question
          <Key className="max-sm:hidden">K</Key>
        </Button>
      </ActionBar>
      <div className="mt-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <p className="type-small flex items-center gap-2.5 text-ink-2">
          Hold an option to cross it out
          <Key className="max-sm:hidden">X</Key>
        </p>
        <QuietClock read={elapsedMs} />
      </div>
    </>
  );
}
