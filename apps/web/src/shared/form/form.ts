import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../api/api-error.ts';
import { reportCrash } from '../api/crash-report.ts';
import { words } from '../words/words.ts';

export type Errors<Name extends string> = Partial<Record<Name, string>>;
type Rules<Name extends string> = Record<Name, (value: string) => string | undefined>;

interface Settings<Name extends string> {
  rules: Rules<Name>;
  /** Fields whose name differs on the server. */
  serverNames?: Record<string, NoInfer<Name>>;
  send: (values: Record<Name, string>) => Promise<void>;
  /** Words of a failed call that belong to no field. A bug has its own words instead. */
  failureWords: (error: unknown) => string;
}

const names = <Name extends string>(rules: Rules<Name>) => Object.keys(rules) as Name[];

function read<Name extends string>(form: HTMLFormElement, rules: Rules<Name>): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names(rules).map(name => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
}

function broken<Name extends string>(values: Record<Name, string>, rules: Rules<Name>): Errors<Name> {
  const found = names(rules).map(name => [name, rules[name](values[name])] as const);
  return Object.fromEntries(found.filter(([, words]) => words)) as Errors<Name>;
}

function refused<Name extends string>(error: ApiError, { rules, serverNames }: Settings<Name>): Errors<Name> {
  const found: Errors<Name> = {};
  for (const { path, message } of error.errors) {
    const name = serverNames?.[path] ?? names(rules).find(own => own === path);
    if (name) found[name] ??= message;
  }
  return found;
}

/**
 * A form of uncontrolled fields: values live in the DOM, so they survive a failed call, a switch of the card's tab, and
 * typing before the script has loaded. Validates, sends, and focuses the first invalid field.
 */
export function useForm<Name extends string>(settings: Settings<Name>) {
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const showErrors = (form: HTMLFormElement, next: Errors<Name>) => {
    flushSync(() => setErrors(next));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const fail = (form: HTMLFormElement, error: unknown) => {
    if (!(error instanceof ApiError)) {
      reportCrash(error);
      return setFailure(words.internal);
    }
    const fields = refused(error, settings);
    if (Object.keys(fields).length > 0) showErrors(form, fields);
    else setFailure(settings.failureWords(error));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = read(form, settings.rules);
    const wrong = broken(values, settings.rules);
    setFailure(null);
    showErrors(form, wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await settings.send(values);
    } catch (error) {
      fail(form, error);
    }
    setBusy(false);
  };

  return {
    errors,
    failure,
    busy,
    onSubmit,
    /** Clears all messages, as when the form is left. */
    clear: () => {
      setErrors({});
      setFailure(null);
    },
    setFailure,
  };
}
