/** A section's heading on the left, one sentence on the right. */
export function SectionIntro({ title, id, children }: { title: string; id?: string; children: string }) {
  return (
    <div className="mb-8 grid items-end gap-5 sm:mb-14 print:mb-6 sm:grid-cols-[5fr_6fr] sm:gap-12">
      <h2 id={id} className="type-h1">
        {title}
      </h2>
      <p className="max-w-[32em] text-lead text-ink-2">{children}</p>
    </div>
  );
}
