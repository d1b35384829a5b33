import type { Letter, Question } from '@twelvefold/contract';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { MathText } from './maths/MathText.tsx';
import { letters, optionId, optionText, shownOption } from './options.ts';

interface Props {
  question: Question;
  chosen: Letter | null;
  /** While an answer is being sent the selection cannot change. */
  locked: boolean;
  onChoose: (letter: Letter) => void;
  /** The crossed-out options; `onCross` toggles one. */
  crossed?: readonly Letter[];
  onCross?: (letter: Letter) => void;
}

/** How long a press is held to cross an option out, in milliseconds. */
const holdMs = 500;

/** Handlers of a long press: it acts once, and its click is suppressed. */
function useHold(act: ((letter: Letter) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (letter: Letter) =>
    act && {
      onPointerDown: () => {
        held.current = false;
        release();
        timer.current = setTimeout(() => {
          held.current = true;
          act(letter);
        }, holdMs);
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      // A click by keyboard has `detail` 0 and always counts.
      onClick: (event: MouseEvent) => {
        if (held.current && event.detail > 0) event.preventDefault();
      },
    };
}

/** Chooses the radio button that was checked in a prerendered page before hydration. */
function useEarlyChoice(list: RefObject<HTMLFieldSetElement | null>, choose: (letter: Letter) => void) {
  const take = useEffectEvent(() => {
    const early = list.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const letter = letters.find(one => one === early);
    if (letter) choose(letter);
  });
  useEffect(() => take(), []);
}

/** Four radio buttons, each a full row; a long press crosses one out. */
export function OptionList({ question, chosen, locked, onChoose, crossed = [], onCross }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(list, letter => letter !== chosen && onChoose(letter));
  const holdOf = useHold(onCross);
  const texts = letters.map(letter => optionText(question, letter));
  const isOut = (letter: Letter) => crossed.includes(letter) && chosen !== letter;
  return (
    <fieldset
      ref={list}
      aria-disabled={locked || undefined}
      onPointerMove={event => event.currentTarget.classList.add('pointed')}
      className="mt-8 grid gap-3 sm:mt-[34px]"
    >
      <legend className="sr-only">Your answer</legend>
      {letters.map(letter => (
        <label
          key={letter}
          {...holdOf(letter)}
          data-crossed={isOut(letter) ? '' : undefined}
          className="option flex min-h-[60px] cursor-pointer items-center gap-4 rounded-md px-4 py-3 text-lead leading-snug"
        >
          <input
            type="radio"
            id={optionId(question, letter)}
            name={`answer-${question.id}`}
            value={letter}
            checked={chosen === letter}
            aria-disabled={locked || undefined}
            onChange={() => !locked && onChoose(letter)}
            className="sr-only"
          />
          <span className="option-key grid size-[34px] flex-none place-items-center rounded-control text-base font-bold">
            {letter}
          </span>
          <span className="min-w-0 flex-1">
            <MathText text={shownOption(optionText(question, letter))} beside={texts} />
            {isOut(letter) && <span className="sr-only">, crossed out</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
