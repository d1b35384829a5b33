import { useState } from 'react';
import { usePrinting } from '../../ui/page/usePrinting.ts';

/** Which questions of a list are open, by the list's keys; all of them when printing. */
export function useOpen<Key>() {
  const [open, setOpen] = useState<ReadonlySet<Key>>(new Set());
  const printing = usePrinting();
  const toggle = (key: Key) => {
    const others = [...open].filter(one => one !== key);
    setOpen(new Set(open.has(key) ? others : [...others, key]));
  };
  return { isOpen: (key: Key) => printing || open.has(key), toggle };
}
