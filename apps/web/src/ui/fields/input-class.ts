export const inputClass =
  'w-full min-h-[50px] rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-large text-ink aria-invalid:border-wrong aria-invalid:border-2';
