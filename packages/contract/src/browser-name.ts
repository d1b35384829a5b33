/** Parts of the user-agent header and browser names. Most headers contain several; the first match counts. */
const browserNames = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systemNames = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** 'Chrome on Windows' for a `user-agent` header; 'A browser' for an unknown one. */
export function browserName(agent: string): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => agent.includes(mark))?.[1];
  return [find(browserNames) ?? 'A browser', find(systemNames)].filter(Boolean).join(' on ');
}
