/** First on every page. `to` is the id of the main part, which carries `tabIndex={-1}`. */
export const SkipLink = ({
  to = 'main',
  children = 'Skip to main content',
}: {
  to?: string;
  children?: string;
}) => (
  <a
    href={`#${to}`}
    className="no-print absolute -top-20 left-4 z-sheet rounded-sm bg-surface px-4 py-2.5 text-ink focus:top-3"
  >
    {children}
  </a>
);
