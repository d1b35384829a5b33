import type { Letter, Question } from '@twelvefold/contract';
import { MathText } from './maths/MathText.tsx';
import { letters, optionId, optionText, shownOption } from './options.ts';

interface Props {
  question: Question;
  chosen: Letter | null;
  /** While an answer is on its way the selection stands still. */
  locked: boolean;
  onChoose: (letter: Letter) => void;
}

/** Four radio buttons, each a whole row. */
export function OptionList({ question, chosen, locked, onChoose }: Props) {
  const texts = letters.map(letter => optionText(question, letter));
  return (
    <fieldset
      aria-disabled={locked || undefined}
      onPointerMove={event => event.currentTarget.classList.add('pointed')}
      className="mt-8 grid gap-3 sm:mt-[34px]"
    >
      <legend className="sr-only">Your answer</legend>
      {letters.map(letter => (
        <label
          key={letter}
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
          </span>
        </label>
      ))}
    </fieldset>
  );
}
