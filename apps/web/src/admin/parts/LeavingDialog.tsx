import { useEffect, useState } from 'react';
import { navigate } from '../../shared/navigation/navigation.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';

/** The same-origin link that a click opens in this window, or null. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return link && link.target !== '_blank' && link.origin === location.origin ? link : null;
}

/**
 * Asks before unsaved text is lost: on a link, on closing or reloading the window, and when `leave` is called. With
 * `changed` false nothing is asked.
 */
export function useLeaving(changed: boolean) {
  const [going, setGoing] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!changed) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setGoing(() => () => navigate(link.pathname + link.search + link.hash));
    };
    addEventListener('beforeunload', unload);
    document.addEventListener('click', click, { capture: true });
    return () => {
      removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [changed]);
  return {
    leave: (go: () => void) => (changed ? setGoing(() => go) : go()),
    dialog: going && (
      <Dialog
        title="Leave without saving?"
        onClose={() => setGoing(null)}
        actions={
          <>
            <Button
              look="danger"
              onClick={() => {
                setGoing(null);
                going();
              }}
            >
              Discard changes
            </Button>
            <Button look="quiet" onClick={() => setGoing(null)}>
              Keep editing
            </Button>
          </>
        }
      >
        <p className="text-ink-2">Your changes to this question are not saved.</p>
      </Dialog>
    ),
  };
}
