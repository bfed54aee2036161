import { act } from '@testing-library/react';

/** A question about a passkey that the browser would now ask. */
interface Question {
  readonly options: CredentialRequestOptions;
  resolve(credential: Credential): void;
  reject(error: DOMException): void;
}

/** What {@link pretendPasskeys} gives to a test. */
export interface PretendedPasskeys {
  /** Every question so far, those that are over as well. */
  readonly questions: readonly Question[];
  /** The question that is open; it fails where none is, or where it is of the other kind. */
  open(kind: 'conditional' | 'dialog'): Question;
  /** The person chooses a passkey. */
  choose(): Promise<void>;
  /** The person closes the question, or nothing could be chosen: an error of the browser by this name. */
  fail(name: string): Promise<void>;
}

const bytes = (...codes: readonly number[]) => Uint8Array.from(codes).buffer;

class StandInResponse {
  readonly clientDataJSON = bytes(1, 2, 3);
  readonly authenticatorData = bytes(250, 251, 252);
  readonly signature = bytes(4);
  readonly userHandle = null;
}

class StandInCredential {
  static isConditionalMediationAvailable = async () => true;
  readonly id = 'key-1';
  readonly rawId = bytes(5);
  readonly type = 'public-key';
  readonly authenticatorAttachment = 'platform';
  readonly response = new StandInResponse();
  getClientExtensionResults = () => ({});
}

/** What is sent of the passkey that {@link PretendedPasskeys.choose} chooses. */
export const CHOSEN = {
  id: 'key-1',
  client_data: 'AQID',
  authenticator_data: '-vv8',
  signature: 'BA',
  user_handle: null,
};

const BROWSER = { PublicKeyCredential: StandInCredential, AuthenticatorAssertionResponse: StandInResponse };

/** A browser with a passkey, until the test is over. Like a real one, it asks one question at a time. */
export function pretendPasskeys(): PretendedPasskeys {
  const questions: Question[] = [];
  let current: Question | null = null;

  function get(options: CredentialRequestOptions): Promise<Credential> {
    if (current !== null)
      return Promise.reject(new DOMException('A request is already pending.', 'OperationError'));
    return new Promise<Credential>((resolve, reject) => {
      const question = { options, resolve, reject };
      questions.push(question);
      current = question;
      options.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    }).finally(() => {
      current = null;
    });
  }

  function open(kind: 'conditional' | 'dialog'): Question {
    const isConditional = current?.options.mediation === 'conditional';
    if (current === null || isConditional !== (kind === 'conditional'))
      throw new Error(`No ${kind} question is open`);
    return current;
  }

  Object.assign(window, BROWSER);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return {
    questions,
    open,
    choose: () => act(async () => current?.resolve(new StandInCredential())),
    fail: (name) => act(async () => current?.reject(new DOMException(name, name))),
  };
}

/** The browser has no passkeys any more. */
export function forgetPasskeys(): void {
  for (const name of Object.keys(BROWSER)) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'credentials');
}
