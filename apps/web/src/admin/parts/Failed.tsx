import { Notice } from '../../ui/notices/Banner.tsx';

/** What went wrong above a table of a desk; nothing where all is well. */
export const Failed = ({ words }: { words: string | null }) =>
  words && (
    <div className="mb-4">
      <Notice tone="error">{words}</Notice>
    </div>
  );
