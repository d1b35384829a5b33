/** A spinner before a busy button's label, which has the meaning. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-[1.1em] flex-none animate-[spin_.9s_linear_infinite]"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="2.5" opacity=".3" />
      <path
        d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
