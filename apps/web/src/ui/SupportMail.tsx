import { site } from '../shared/words/site.ts';

/** The support address as a link within a sentence. */
export function SupportMail({ subject }: { subject?: string }) {
  const { supportEmail } = site();
  const about = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${supportEmail}${about}`} className="break-words text-link underline">
      {supportEmail}
    </a>
  );
}
