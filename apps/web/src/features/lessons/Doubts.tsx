import type { LessonDoubt } from '@twelvefold/contract';
import { MathText } from '../../question/maths/MathText.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';

/** What students ask, each opening its reply. */
export const Doubts = ({ doubts }: { doubts: readonly LessonDoubt[] }) =>
  doubts.map(({ asks, says }) => (
    <Disclosure key={asks} title={asks}>
      <MathText text={says} />
    </Disclosure>
  ));
