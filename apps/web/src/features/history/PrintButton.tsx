import { count } from '../../shared/words/format.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { printedMost, type usePrintAll } from './usePrintAll.ts';

interface Props {
  printing: ReturnType<typeof usePrintAll>;
  /** Number of questions on screen, and of all found. */
  shown: number;
  total: number;
}

/** The label says how many are printed when that is not all. */
function labelOf({ printing, shown, total }: Props): string {
  if (printing.loading) return `Loading ${count(shown)} of ${count(total)}...`;
  return total > printedMost && shown < total ? `Print the newest ${count(shown)}` : 'Print';
}

export const PrintButton = (props: Props) => (
  <Button
    look="text"
    size="small"
    className="-mr-3"
    busy={props.printing.loading}
    onClick={props.printing.start}
  >
    {labelOf(props)}
  </Button>
);

export const PrintFailed = () => (
  <div className="no-print mt-3">
    <Notice tone="error">Not all of it could be loaded, so nothing was printed. Please try again.</Notice>
  </div>
);
