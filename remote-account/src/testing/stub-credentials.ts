type Making = (options: CredentialCreationOptions | undefined) => Promise<unknown>;

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What an authenticator answers that has made a passkey. */
const MADE = {
  id: 'bmV3',
  rawId: bytes('new'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/**
 * The browser's passkeys, which jsdom lacks. Each test begins with a browser that makes one at once; `answer` says what it
 * does instead.
 */
export function useCredentials() {
  let making: Making = async () => MADE;
  const asked: (CredentialCreationOptions | undefined)[] = [];
  beforeEach(() => {
    asked.length = 0;
    making = async () => MADE;
    class PublicKeyCredential {}
    Object.assign(window, { PublicKeyCredential });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        create(options: CredentialCreationOptions | undefined) {
          asked.push(options);
          return making(options);
        },
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return {
    asked,
    answer(next: Making) {
      making = next;
    },
    /** The person closes the browser's question, or an authenticator refuses. */
    refuse(name: string) {
      making = () => Promise.reject(new DOMException('refused', name));
    },
  };
}
