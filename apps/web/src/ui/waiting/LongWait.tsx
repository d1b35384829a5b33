/** Reloads the page: a module whose fetch hangs can only be requested again by a new document. */
export const ReloadButton = () => (
  <button type="button" className="text-link underline" onClick={() => location.reload()}>
    reload the page
  </button>
);

/** Shown by CSS some seconds after it mounts, below a loading placeholder; `#boot` of index.html has the same. */
export const LongWait = () => (
  <p className="long-wait text-ink-2">
    This page is still loading. If your connection is fine, <ReloadButton />.
  </p>
);
