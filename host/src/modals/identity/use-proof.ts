import { ApiError, get } from '@cabinet/kernel/http';
import { isPasskeyCancelled } from '@cabinet/kernel/session';
import { type RefObject, useState } from 'react';

/** Why there is no proof yet, in the words of the dialog. */
export interface ProofRefusal {
  /** What the person has closed themselves is no failure. */
  readonly tone: 'danger' | 'info';
  readonly text: string;
  /** When another try may be made, in ms since 1970; 0 for at once. */
  readonly until: number;
}

/** A way to prove who one is as its form takes it. */
export interface ProofProps {
  readonly prove: ProofHandle['prove'];
  /** Gets what the focus goes to. */
  readonly focused: RefObject<HTMLElement | null>;
}

export interface ProofHandle {
  readonly refusal: ProofRefusal | null;
  /**
   * Tries a proof, and ends the question with it. What a field is about is thrown on, for its form.
   *
   * @param field whose fault a proof that does not fit is
   */
  prove(work: () => Promise<unknown>, field?: string): Promise<void>;
  forget(): void;
}

interface ProofEvents {
  readonly onProved: () => void;
  /** The person has other ways than the page knew. */
  readonly onMethods: (methods: readonly string[]) => void;
}

const WRONG_CODE = 'Неверный код. Введите тот, который приложение показывает сейчас';
const WRONG_PASSKEY = 'Этот ключ доступа не подошёл. Попробуйте ещё раз или другим способом.';
const NOT_CHOSEN = 'Ключ не выбран. Можно попробовать ещё раз.';
const BROWSER_FAILED = 'Браузер не смог использовать ключ доступа. Попробуйте ещё раз или другим способом.';

const danger = (text: string, until = 0): ProofRefusal => ({ tone: 'danger', text, until });

function refusalOf(error: unknown): ProofRefusal {
  if (isPasskeyCancelled(error)) return { tone: 'info', text: NOT_CHOSEN, until: 0 };
  if (!(error instanceof ApiError)) return danger(BROWSER_FAILED);
  if (error.status === 429)
    return danger('Слишком много попыток.', Date.now() + (error.retryAfter ?? 0) * 1000);
  return danger(error.code === 'AUTH.006' ? WRONG_PASSKEY : error.message);
}

/** A wrong code as a complaint about its field. */
function atField(error: unknown, field: string | undefined): unknown {
  if (!(error instanceof ApiError) || error.code !== 'AUTH.006' || field === undefined) return error;
  const { status, code } = error;
  return new ApiError({ status, code, message: WRONG_CODE, fields: { [field]: WRONG_CODE } });
}

/** Tries proofs one after the other, and keeps why the last one was refused. */
export function useProof({ onProved, onMethods }: ProofEvents): ProofHandle {
  const [refusal, setRefusal] = useState<ProofRefusal | null>(null);

  async function prove(work: () => Promise<unknown>, field?: string): Promise<void> {
    setRefusal(null);
    try {
      await work();
    } catch (failure) {
      const error = atField(failure, field);
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) throw error;
      setRefusal(refusalOf(error));
      // The ways have changed, in another tab or by somebody else.
      if (error instanceof ApiError && error.code === 'RES.003')
        await get('auth/reauthentication').then(
          ({ methods }) => onMethods(methods),
          () => undefined,
        );
      return;
    }
    onProved();
  }
  return { refusal, prove, forget: () => setRefusal(null) };
}
