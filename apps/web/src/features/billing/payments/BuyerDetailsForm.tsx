import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BuyerDetails } from '@twelvefold/contract';
import { gstinProblem, indianStates, isStateCode, tidyGstin } from '@twelvefold/contract/gst';
import { useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { useForm } from '../../../shared/form/form.ts';
import { keys } from '../../../shared/query/keys.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { buyerDetailsQuery } from './queries.ts';

/** Sorted by name: objects order numeric keys first. */
const states = Object.entries(indianStates).sort(([, a], [, b]) => a.localeCompare(b));
const anything = () => undefined;
const rules = {
  state: anything,
  gstin: (typed: string) => (typed.trim() ? gstinProblem(tidyGstin(typed)) : undefined),
  business_name: anything,
  business_address: anything,
};

function Fields({ details }: { details: BuyerDetails }) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(false);
  const form = useForm({
    rules,
    send: async ({ state, ...business }) => {
      setSaved(false);
      const body = { ...business, state: isStateCode(state) ? state : null };
      const now = await call('POST /payments/buyer-details', { body });
      client.setQueryData(keys.buyerDetails, now);
      setSaved(true);
    },
    failureWords: error => wordsFor(error, 'Your invoice details could not be saved. Please try again.'),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit}
      onInput={() => setSaved(false)}
      className="grid gap-[18px] text-ink"
    >
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      {saved && <Notice tone="success">Your next tax invoice bears these details.</Notice>}
      <Select
        label="State (optional)"
        name="state"
        none="Not given"
        defaultValue={details.state ?? ''}
        error={form.errors.state}
      >
        {states.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        label="GSTIN (optional)"
        hint="For a registered business. Its name and address are needed with it."
        name="gstin"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={details.gstin ?? ''}
        error={form.errors.gstin}
      />
      <Field
        label="Name of the business"
        name="business_name"
        autoComplete="organization"
        defaultValue={details.business_name ?? ''}
        error={form.errors.business_name}
      />
      <Field
        label="Address of the business"
        name="business_address"
        autoComplete="street-address"
        defaultValue={details.business_address ?? ''}
        error={form.errors.business_address}
      />
      <Button type="submit" look="quiet" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Saving...' : 'Save invoice details'}
      </Button>
    </form>
  );
}

/** State and GSTIN for tax invoices; renders nothing when the seller issues none. */
export function BuyerDetailsForm() {
  const { data } = useQuery(buyerDetailsQuery());
  if (!data?.asked) return null;
  return (
    <div className="no-print">
      <Disclosure title="State or GSTIN on tax invoices">
        <Fields details={data} />
      </Disclosure>
    </div>
  );
}
