import { StartButton } from '../features/home/starting/StartButton.tsx';
import { StartDialogs } from '../features/home/starting/StartDialogs.tsx';
import { StartTrouble } from '../features/home/starting/StartTrouble.tsx';

/** On the recap: the way into the next session, and what it has to ask. */
export function NextSession() {
  return (
    <>
      <StartButton from="session" look="quiet">
        Start the next 12
      </StartButton>
      <StartTrouble className="w-full" />
      <StartDialogs />
    </>
  );
}
