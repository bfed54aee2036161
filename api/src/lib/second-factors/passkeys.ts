import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoCBOR,
} from '@simplewebauthn/server/helpers';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { ApiError } from '../api-error.ts';
import { type ChallengeFor, isLiving, rpIdOf, spendChallenge } from './challenge.ts';
import type { FactorContext } from './keys.ts';
import type { Assertion, NewPasskey } from './schemas.ts';

const REFUSED_MESSAGE = 'Ключ доступа не подошёл. Попробуйте ещё раз или выберите другой способ';

/** ES256, EdDSA and RS256: what pages ask for. */
const ALGORITHMS = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

type Keys = Pick<FactorContext, 'config'>;

interface AssertionToVerify extends ChallengeFor {
  readonly assertion: Assertion;
  /** Whose passkey it must be; anybody's where it is absent. */
  readonly userId?: string;
}

/** The id of a person as authenticators keep it: its 16 bytes in base64url. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}

/**
 * Checks what a passkey has signed (product §12.9), and notes its use and that its challenge is answered: of two answers to
 * one challenge only the first counts, also where the caller does nothing with it.
 *
 * @throws AUTH.006 for anything that is not right, whatever it is
 */
export async function verifyAssertion(
  context: Keys,
  db: Database,
  { assertion, userId, ...of }: AssertionToVerify,
): Promise<{ readonly userId: string }> {
  const passkey = await findByCredential(db, assertion.id);
  if (passkey === undefined || (userId !== undefined && passkey.user_id !== userId)) throw refused();
  if (assertion.user_handle !== null && assertion.user_handle !== userHandleOf(passkey.user_id))
    throw refused();

  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.id,
        type: 'public-key',
        response: {
          clientDataJSON: assertion.client_data,
          authenticatorData: assertion.authenticator_data,
          signature: assertion.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => isLiving(context, challenge, of),
      expectedOrigin: of.origin,
      expectedRPID: rpIdOf(of.origin),
      requireUserVerification: true,
      credential: {
        id: assertion.id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: passkey.sign_count,
      },
    }),
  );
  const { challenge, crossOrigin } = decodeClientDataJSON(assertion.client_data);
  // A page of somebody else that holds ours in a frame asks for no passkey.
  if (!verified || crossOrigin === true) throw refused();
  if (!(await spendChallenge(db, challenge))) throw refused();
  const { newCounter, credentialBackedUp } = authenticationInfo;
  if (!(await noteUse(db, passkey.id, newCounter, credentialBackedUp))) throw refused();
  return { userId: passkey.user_id };
}

/**
 * Whether a passkey that was found right is still the person's. Ask it with their row locked, in the transaction of what the
 * passkey opens: somebody may have taken it away since.
 *
 * @throws AUTH.006 where it is not
 */
export async function demandPasskey(db: Database, userId: string, credentialId: string): Promise<void> {
  if ((await findByCredential(db, credentialId))?.user_id !== userId) throw refused();
}

/** What is kept of a new passkey. */
export interface VerifiedPasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly isBackedUp: boolean;
}

/**
 * Checks a new passkey, and notes that its challenge is answered. Who made the authenticator is not asked, so that nothing
 * of its certificate is read, and no list of revoked ones fetched.
 *
 * @throws AUTH.006 for anything that is not right
 */
export async function verifyNewPasskey(
  context: Keys,
  db: Database,
  { passkey, ...of }: ChallengeFor & { readonly passkey: Omit<NewPasskey, 'name'> },
): Promise<VerifiedPasskey> {
  const { verified, registrationInfo } = await orRefuse(() =>
    verifyRegistrationResponse({
      response: {
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        response: {
          clientDataJSON: passkey.client_data,
          attestationObject: withoutAttestation(passkey.attestation_object),
        },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => isLiving(context, challenge, of),
      expectedOrigin: of.origin,
      expectedRPID: rpIdOf(of.origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const { challenge, crossOrigin } = decodeClientDataJSON(passkey.client_data);
  if (!verified || crossOrigin === true || registrationInfo.credential.id !== passkey.id) throw refused();
  if (!(await spendChallenge(db, challenge))) throw refused();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    isBackedUp: credentialBackedUp,
  };
}

/** The same attestation object without its statement. */
function withoutAttestation(attestationObject: string): string {
  const authData = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url'))).get(
    'authData',
  );
  const bare = new Map<string, string | Map<string, string> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  return Buffer.from(isoCBOR.encode(bare)).toString('base64url');
}

/** What the library throws are refusals of what a stranger has sent: bytes that are no CBOR, a foreign origin. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw refused(cause);
  }
}

const refused = (cause?: unknown) => new ApiError('AUTH.006', { message: REFUSED_MESSAGE, cause });

/** The ids of a person's passkeys, as WebAuthn writes them. */
export async function listCredentialIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ credential_id: id }) => Buffer.from(id).toString('base64url'));
}

interface StoredPasskey {
  readonly id: string;
  readonly user_id: string;
  readonly public_key: Uint8Array;
  readonly sign_count: number;
}

async function findByCredential(db: Database, id: string): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`
    select p.id, p.user_id, p.public_key, p.sign_count from passkeys p join users u on u.id = p.user_id
    where p.credential_id = ${Buffer.from(id, 'base64url')} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** False where the authenticator has not counted on: somebody else may sign with a copy of its key. */
async function noteUse(db: Database, id: string, count: number, isBackedUp: boolean): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set sign_count = ${count}, is_backed_up = ${isBackedUp}, last_used_at = clock_timestamp()
    where id = ${id} and (sign_count < ${count} or (sign_count = 0 and ${count} = 0)) returning id`.execute(
    db,
  );
  return rows.length > 0;
}
