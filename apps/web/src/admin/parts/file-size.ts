const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A size with its unit: 512 Bytes, 1.5 KB, 2 MB. */
export function fileSize(bytes: number): string {
  const step = bytes > 0 ? Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10)) : 0;
  return `${Number((bytes / 1024 ** step).toFixed(2))} ${units[step]}`;
}
