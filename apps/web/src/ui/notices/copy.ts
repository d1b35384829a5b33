import { toast } from './Toast.tsx';

/** Copies a text and says so; without clipboard access says `otherwise`, what the person can do. */
export async function copy(text: string, said: string, otherwise: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(said);
  } catch {
    toast(`This browser does not let the page copy. ${otherwise}`);
  }
}
