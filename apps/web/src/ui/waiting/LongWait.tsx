/** A file that hangs comes with a new visit only: within this one, asking again would wait for the same fetch. */
export const ReloadButton = () => (
  <button type="button" className="text-link underline" onClick={() => location.reload()}>
    reload the page
  </button>
);

/** Stands under what is on its way and is seen after some seconds, by the style sheet alone; `#boot` of index.html has the same. */
export const LongWait = () => (
  <p className="long-wait text-ink-2">
    This page is still loading. If your connection is fine, <ReloadButton />.
  </p>
);
