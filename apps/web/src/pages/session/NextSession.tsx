import { StartDialogs } from '../../features/starting/dialogs/StartDialogs.tsx';
import { StartButton } from '../../features/starting/StartButton.tsx';
import { StartTrouble } from '../../features/starting/StartTrouble.tsx';

/** On the recap: the button for the next session, with its dialogs. */
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
