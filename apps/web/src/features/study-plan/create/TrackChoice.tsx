import type { Track } from '@twelvefold/contract';
import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { linesInOne, minutesWords, mixWords, trackLines, trackNames, trackOrder } from '../words.ts';

interface CardProps {
  track: Track;
  name: string;
  chosen: boolean;
  stacked: boolean;
  onChoose: () => void;
}

function TrackCard({ track, name, chosen, stacked, onChoose }: CardProps) {
  return (
    <label
      className={classes(
        'relative flex cursor-pointer flex-col rounded-lg border bg-surface outline-focus hover:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        stacked ? 'px-5 py-4' : 'p-5 sm:p-6',
        chosen ? 'border-action shadow-[inset_0_0_0_1px_var(--action)]' : 'border-line-strong',
      )}
    >
      <span className="flex items-center justify-between gap-3">
        <span className="type-h2">{trackNames[track]}</span>
        <input
          type="radio"
          name={name}
          value={track}
          checked={chosen}
          onChange={onChoose}
          className="size-5 flex-none accent-action outline-none"
        />
      </span>
      <span className="mt-2 font-strong">{minutesWords(track)}</span>
      {stacked ? (
        <span className="text-ink-2">{linesInOne(track)}</span>
      ) : (
        <>
          <span className="mt-3 grid gap-1 text-ink-2">
            {trackLines[track].map(line => (
              <span key={line}>{line}</span>
            ))}
          </span>
          <span className="type-small mt-4 border-t border-line pt-3 text-ink-2">{mixWords(track)}</span>
        </>
      )}
    </label>
  );
}

interface Props {
  value: Track;
  onChange: (track: Track) => void;
  /** Stacked vertically, as in a dialog. */
  stacked?: boolean;
}

/** The three tracks as one radio group; arrow keys choose. */
export function TrackChoice({ value, onChange, stacked = false }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">Track</legend>
      <div className={classes('grid gap-3', !stacked && 'sm:gap-5 lg:grid-cols-3')}>
        {trackOrder.map(track => (
          <TrackCard
            key={track}
            track={track}
            name={name}
            chosen={track === value}
            stacked={stacked}
            onChoose={() => onChange(track)}
          />
        ))}
      </div>
    </fieldset>
  );
}
