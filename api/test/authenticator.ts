import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, NewPasskey } from '#lib/second-factors/schemas.ts';
import { ORIGIN } from './test-client.ts';

/** What a page gives to an authenticator. */
interface Asked {
  readonly challenge: string;
  readonly rp_id: string;
}

/** What an authenticator or its page does otherwise than it should. */
interface Fault {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the person has shown a finger, a face or a PIN. */
  readonly isVerified?: boolean;
  readonly count?: number;
  readonly userHandle?: string | null;
  readonly type?: string;
  readonly crossOrigin?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** An authenticator of software: it holds one passkey (ES256) and signs what it is asked to, also what is wrong. */
export class Authenticator {
  readonly #key: KeyObject;
  readonly #publicKey: Uint8Array;
  readonly #id = randomBytes(32);
  #count: number;
  #userHandle: string | null = null;

  /** One that does not count its signatures, as most that keep their keys in a cloud do not, has `counts` false. */
  constructor({ counts = true } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#count = counts ? 1 : 0;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
        [cose.COSEKEYS.alg, cose.COSEALG.ES256],
        [cose.COSEKEYS.crv, cose.COSECRV.P256],
        [cose.COSEKEYS.x, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [cose.COSEKEYS.y, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** Makes its passkey for the person whose page asks. */
  make(asked: Asked & { readonly user_handle?: string }, fault: Fault = {}): Omit<NewPasskey, 'name'> {
    this.#userHandle = asked.user_handle ?? null;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey]);
    const data = Buffer.concat([this.#head(asked, fault, FLAGS.attested), credential]);
    const object = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', Uint8Array.from(data)],
    ]);
    return {
      id: this.id,
      client_data: clientData('webauthn.create', asked, fault).toString('base64url'),
      attestation_object: Buffer.from(isoCBOR.encode(object)).toString('base64url'),
      transports: ['internal'],
    };
  }

  sign(asked: Asked, fault: Fault = {}): Assertion {
    const data = this.#head(asked, fault, 0);
    const client = clientData('webauthn.get', asked, fault);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      id: this.id,
      client_data: client.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      user_handle: fault.userHandle === undefined ? this.#userHandle : fault.userHandle,
    };
  }

  #head(asked: Asked, fault: Fault, flags: number): Buffer {
    const { rpId = asked.rp_id, isVerified = true } = fault;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(fault.count ?? this.#count);
    if (this.#count > 0) this.#count += 1;
    const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count]);
  }
}

function clientData(type: string, { challenge }: Asked, fault: Fault): Buffer {
  const { origin = ORIGIN, crossOrigin = false } = fault;
  return Buffer.from(JSON.stringify({ type: fault.type ?? type, challenge, origin, crossOrigin }));
}
