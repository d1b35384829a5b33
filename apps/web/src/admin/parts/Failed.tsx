import { Notice } from '../../ui/notices/Banner.tsx';

/** Error above a desk's table; renders nothing when `words` is null. */
export const Failed = ({ words }: { words: string | null }) =>
  words && (
    <div className="mb-4">
      <Notice tone="error">{words}</Notice>
    </div>
  );
