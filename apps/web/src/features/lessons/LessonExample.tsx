import type { LessonExample as Shown } from '@twelvefold/contract';
import { Example } from '../../question/example/Example.tsx';
import { call } from '../../shared/api/api.ts';

/** A worked example of a lesson; its answers are not stored. */
export const LessonExample = ({ lesson, example }: { lesson: string; example: Shown }) => (
  <Example
    example={example}
    judge={(line, answer) =>
      call('POST /lessons/:name/lines/:line', { params: { name: lesson, line }, body: { answer } })
    }
  />
);
