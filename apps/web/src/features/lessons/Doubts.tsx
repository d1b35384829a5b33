import type { LessonDoubt } from '@twelvefold/contract';
import { MathText } from '../../question/maths/MathText.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';

interface Props {
  doubts: readonly LessonDoubt[];
}

/** Students' questions about a topic, each unfolding its reply. */
export const Doubts = ({ doubts }: Props) =>
  doubts.map(({ asks, says }) => (
    <Disclosure key={asks} title={asks}>
      <MathText text={says} />
    </Disclosure>
  ));

/** Students' questions about a question type, all in one disclosure: a lesson has up to nine types. */
export const CardDoubts = ({ doubts }: Props) =>
  doubts.length > 0 && (
    <Disclosure title="What students ask">
      <dl className="grid gap-4">
        {doubts.map(({ asks, says }) => (
          <div key={asks}>
            <dt className="font-semibold text-ink">{asks}</dt>
            <dd>
              <MathText text={says} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
