import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';

/** The host that the product is served by: passkeys are for it. */
export const RP_ID = 'localhost';

interface Authenticator {
  /** Whether it recognizes the person from now on; of a stranger the browser says that no passkey was chosen. */
  readonly recognize: (isPerson: boolean) => Promise<void>;
  /** Puts a passkey in that was made elsewhere. */
  readonly hold: (key: { readonly id: string; readonly userHandle: string }) => Promise<void>;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/**
 * Gives the browser of a page an authenticator, as a laptop with a fingerprint reader has one. It answers at once wherever a
 * passkey is asked for, also where the browser names passkeys below the e-mail: `forbidIdleWork` keeps them from there.
 */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async recognize(isUserVerified) {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async hold({ id, userHandle }) {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      await browser.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: {
          credentialId: base64(id),
          isResidentCredential: true,
          rpId: RP_ID,
          privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
          userHandle: base64(userHandle),
          signCount: 1,
        },
      });
    },
  };
}
