import { fieldAmount } from '@cabinet/kernel/core/amount';
import { DEFAULT_PAYMENT_ACCOUNT, DEFAULT_PAYMENT_TEST_MODE } from '@cabinet/kernel/core/contract';
import { isOpenStatus, type PaymentMethod } from '@cabinet/kernel/core/payments';
import { personAtom } from '@cabinet/kernel/session';
import { atom } from '@cabinet/kernel/state';
import { type PaymentRequestDetail, storePaymentRequest } from '@cabinet/payments';
import { type OpenedPayment, type PaymentOrder, pay, payRequest } from '../api/payment.ts';

/** The form that the browser sends to the provider. */
export interface ProviderForm extends Pick<OpenedPayment, 'fields'> {
  readonly actionUrl: string;
}

export type PaymentStep = 'form' | 'transaction' | 'result';

/** Product §3.5. */
interface PaymentState {
  readonly step: PaymentStep;
  /** As the person typed it. */
  readonly amount: string;
  /** How the person pays and whose account that is, for the way back to the form. */
  readonly method: PaymentMethod | null;
  readonly payerId: string | null;
  readonly transactionId: string | null;
  readonly mntId: string;
  readonly testMode: number;
  readonly signature: string | null;
  readonly form: ProviderForm | null;
  readonly result: PaymentRequestDetail | null;
  readonly isLoading: boolean;
  readonly error: unknown;
}

export const INITIAL_PAYMENT_STATE: PaymentState = {
  step: 'form',
  amount: '',
  method: null,
  payerId: null,
  transactionId: null,
  mntId: DEFAULT_PAYMENT_ACCOUNT,
  testMode: DEFAULT_PAYMENT_TEST_MODE,
  signature: null,
  form: null,
  result: null,
  isLoading: false,
  error: null,
};

const stateAtom = personAtom(INITIAL_PAYMENT_STATE);

export const paymentAtom = atom((get) => get(stateAtom));

type Order = Pick<PaymentState, 'amount' | 'method' | 'payerId'>;

/** Every field back to its initial value; what was ordered may stay for another try. */
export const resetPaymentAtom = atom(null, (_get, set, order: Partial<Order> = {}) => {
  set(stateAtom, { ...INITIAL_PAYMENT_STATE, ...order });
});

/** Back from the transaction to the form: what was ordered stays; after a result the form is empty. */
export const leavePaymentAtom = atom(null, (get, set) => {
  const { step, amount, method, payerId } = get(stateAtom);
  if (step !== 'form') set(resetPaymentAtom, step === 'transaction' ? { amount, method, payerId } : {});
});

/** Shows the result of a request that may have been opened elsewhere. */
export const showResultAtom = atom(null, (get, set, result: PaymentRequestDetail) => {
  const state = get(stateAtom);
  const isOther = state.transactionId !== result.id;
  // A poll that answers while the person is on the way to the provider must not change their step.
  if (!isOther && state.step === 'transaction' && isOpenStatus(result.status)) {
    set(stateAtom, { ...state, result });
    return;
  }
  set(stateAtom, {
    ...(isOther ? INITIAL_PAYMENT_STATE : state),
    step: 'result',
    transactionId: result.id,
    form: null,
    result,
  });
});

/** What was ordered, in the words of the person where these are known, and otherwise of the request. */
function ordered({ amount, transactionId }: PaymentState, { request }: OpenedPayment): Order {
  const isTyped = amount !== '' && (transactionId === null || transactionId === request.id);
  return {
    amount: isTyped ? amount : fieldAmount(request.amount),
    method: request.method,
    payerId: request.payer.id,
  };
}

function opened(state: PaymentState, payment: OpenedPayment): PaymentState {
  const { transactionId, account: mntId, test: testMode, signature, actionUrl, fields, request } = payment;
  const form = actionUrl === null ? null : { actionUrl, fields };
  const step = form === null ? 'result' : 'transaction';
  return {
    ...state,
    ...ordered(state, payment),
    step,
    transactionId,
    mntId,
    testMode,
    signature,
    form,
    result: request,
    isLoading: false,
  };
}

const openPaymentAtom = atom(null, async (get, set, open: () => Promise<OpenedPayment>) => {
  set(stateAtom, { ...get(stateAtom), isLoading: true, error: null });
  try {
    const payment = await open();
    await storePaymentRequest(payment.request);
    set(stateAtom, opened(get(stateAtom), payment));
    return payment.request;
  } catch (error) {
    set(stateAtom, { ...get(stateAtom), isLoading: false, error });
    throw error;
  }
});

interface StartedOrder extends PaymentOrder {
  /** As the person typed the amount. */
  readonly text: string;
}

/** From the form to the transaction, or to the result where an invoice was asked for. */
export const startPaymentAtom = atom(null, (get, set, { text, ...order }: StartedOrder, key: string) => {
  set(stateAtom, { ...get(stateAtom), amount: text });
  return set(openPaymentAtom, () => pay(order, key));
});

/** To the transaction of an open request that the address names, with what the server has just said of it. */
export const resumePaymentAtom = atom(null, (get, set, payment: OpenedPayment) => {
  set(stateAtom, opened(get(stateAtom), payment));
});

/** To the transaction of a request that is there already, or of a new one for the same sum. */
export const payRequestAtom = atom(null, (_get, set, request: { readonly id: string }, key: string) =>
  set(openPaymentAtom, () => payRequest(request, key)),
);
