import type { SecondFactorSetUp } from '@twelvefold/contract';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { useForm } from '../../../shared/form/form.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';

/** Dark on white in every theme: many cameras cannot read inverted codes. */
function QrCode({ qr: { size, path } }: Pick<SecondFactorSetUp, 'qr'>) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

const rules = { code: (value: string) => (value.trim() ? undefined : 'The code is required') };

interface Props {
  given: SecondFactorSetUp;
  onCancel: () => void;
  /** Gets the recovery codes. */
  onConfirmed: (codes: string[]) => void;
}

/** Set-up: the student enters the secret into the app and the app's first code here. */
export function SetUp({ given, onCancel, onConfirmed }: Props) {
  const once = useOnce();
  const form = useForm({
    rules,
    send: async ({ code }) => {
      const { recovery_codes } = await once({ code }, (body, idempotencyKey) =>
        call('POST /account/second-factor/confirm', { body, idempotencyKey }),
      );
      onConfirmed(recovery_codes);
    },
    failureWords: error => wordsFor(error, 'This did not work. Please try again.'),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-[18px]">
      <p className="text-ink-2">Scan this code with your authenticator app, or type the key into it.</p>
      <QrCode qr={given.qr} />
      <p className="break-words text-ink-2">
        Key:{' '}
        <code translate="no" className="font-strong text-ink">
          {inFours(given.secret)}
        </code>
      </p>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Field
        label="Code of the app"
        hint="Six digits. We then sign out every other browser."
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errors.code}
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Switching on...' : 'Switch on'}
        </Button>
        <Button look="quiet" blocked={form.busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
