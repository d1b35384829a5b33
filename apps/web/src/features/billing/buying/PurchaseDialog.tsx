import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { PlanOffer } from '@twelvefold/contract';
import { useState } from 'react';
import { queryClient } from '../../../shared/query/query.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { Spinner } from '../../../ui/waiting/Spinner.tsx';
import { managementQuery, pendingPollMs } from '../queries.ts';
import { OrderForm } from './OrderForm.tsx';
import { Bought, OnItsWay, Refunded } from './Outcome.tsx';
import { type Ended, stepWords } from './purchase.ts';
import { usePurchase } from './usePurchase.ts';

interface Props {
  offered: PlanOffer;
  /** Sandbox: no money moves. */
  sandbox: boolean;
  onClose: () => void;
  /** The plan turns out not to be on sale; gets the server's words. */
  onUnavailable: (message: string) => void;
}

/**
 * Maximum polls after the payment window was closed: a payment may still arrive. A later one is found on the next
 * visit.
 */
const maxPolls = 6;

/** Whether the purchase has become a plan: no purchase is open and the student has a plan. */
function useFound(ended: Ended | null) {
  const wait = ended !== null && ended.kind !== 'refused' && ended.kind !== 'unavailable';
  const { data, dataUpdatedAt } = useQuery({
    ...managementQuery(),
    enabled: wait,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!wait || data?.open_purchase === null) return false;
      return (data?.open_purchase?.payment_pending || dataUpdateCount < maxPolls) && pendingPollMs;
    },
  });
  if (!data || !wait) return 'unknown' as const;
  // After the hold an unpaid order is no longer open, and an earlier plan is not this purchase.
  const isOver = ended.kind === 'dismissed' && dataUpdatedAt > Date.parse(ended.heldUntil);
  if (isOver) return 'nothing';
  if (data.open_purchase) return data.open_purchase.payment_pending ? ('pending' as const) : 'open';
  return data.has_subscription || data.upcoming ? ('bought' as const) : ('nothing' as const);
}

const Verifying = ({ offered }: { offered: PlanOffer }) => (
  <Dialog title={offered.name} width="wide" locked onClose={() => {}}>
    <div className="grid min-h-[180px] place-content-center justify-items-center gap-4 text-center">
      <p className="flex items-center gap-3 text-large font-medium">
        <Spinner />
        {stepWords.verification}
      </p>
      <p className="text-ink-2">Your payment is made. Please keep this page open for a moment.</p>
    </div>
  </Dialog>
);

/** Buying needs a verified email. */
function Unproved({ offered, onClose }: { offered: PlanOffer; onClose: () => void }) {
  return (
    <Dialog
      title={offered.name}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <ButtonLink to="/account#email">Verify email</ButtonLink>
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <Notice tone="warning">Please verify your email address first, then buy your plan.</Notice>
      <p className="mt-4 text-ink-2">
        We send receipts and notices about your payments to that address. We remember your choice until then.
      </p>
    </Dialog>
  );
}

function Purchase({ offered, sandbox, onClose, onUnavailable }: Props) {
  const user = useUser();
  const [code, setCode] = useState('');
  const { shown, ended, buy } = usePurchase(offered, onUnavailable);
  const found = useFound(ended);
  if (!user.email_verified) return <Unproved offered={offered} onClose={onClose} />;
  // The provider's window is over the page: a dialog of ours would be in its way.
  if (shown === 'window') return null;
  if (shown === 'verification') return <Verifying offered={offered} />;
  const active = ended?.kind === 'settled' && ended.status === 'active';
  if (active || found === 'bought') return <Bought offered={offered} onClose={onClose} />;
  if (ended?.kind === 'settled' && ended.status === 'refunded')
    return <Refunded message={ended.message} onClose={onClose} />;
  if (ended?.kind === 'settled' || ended?.kind === 'unconfirmed' || found === 'pending')
    return <OnItsWay ended={ended} onClose={onClose} />;
  return (
    <OrderForm
      offered={offered}
      sandbox={sandbox}
      step={shown}
      ended={ended}
      code={code}
      onCode={setCode}
      onBuy={() => buy(code)}
      onClose={onClose}
    />
  );
}

/** Dialog that buys one plan, from the order's summary to the confirmed payment. */
export const PurchaseDialog = (props: Props) => (
  <QueryClientProvider client={queryClient}>
    <Purchase {...props} />
  </QueryClientProvider>
);
