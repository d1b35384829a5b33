import type { Lesson } from '@twelvefold/contract';
import { MathText } from '../../question/maths/MathText.tsx';
import { BlockTex } from '../../question/maths/Tex.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';

function Worked({ tex, right }: { tex: string; right: boolean }) {
  return (
    <div className="grid grid-cols-[26px_minmax(0,1fr)] items-start gap-3 py-1">
      <span
        className={classes(
          'dot mt-1.5 grid size-[24px] place-items-center rounded-full border-2',
          right ? 'border-correct bg-correct text-surface' : 'border-wrong text-wrong',
        )}
        data-filled={right ? '' : undefined}
      >
        <Icon name={right ? 'tick' : 'cross'} className="size-[58%] stroke-3" />
        <span className="sr-only">{right ? 'Right line:' : 'Wrong line:'}</span>
      </span>
      <div className="min-w-0">
        <BlockTex tex={tex} />
      </div>
    </div>
  );
}

/** Common misconceptions, each with the wrong line and the right one. */
export const Misconceptions = ({ of }: { of: Lesson['misconceptions'] }) => (
  <ol className="grid gap-5">
    {of.map(({ says, wrong, right, why }) => (
      <li key={says} className="card break-inside-avoid rounded-lg border border-line bg-surface p-5 sm:p-6">
        <p className="type-part mb-3">
          <MathText text={`‘${says}’`} />
        </p>
        <Worked tex={wrong} right={false} />
        <Worked tex={right} right />
        <p className="mt-3 text-ink-2">
          <MathText text={why} />
        </p>
      </li>
    ))}
  </ol>
);
