/** The strip under the top bar while the next session is prepared, has failed, or is ready. */
export function PreparationBanner() {
  return null;
}
