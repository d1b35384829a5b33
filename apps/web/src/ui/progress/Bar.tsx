/** A bar that fills in `seconds`, for messages that disappear by themselves. */
export const TimedBar = ({ seconds }: { seconds: number }) => (
  <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
    <div
      className="h-full w-full origin-left rounded-full bg-action-dot"
      style={{ animation: `fill-up ${seconds}s linear` }}
    />
  </div>
);
