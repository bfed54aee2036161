import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Assertion } from '#lib/second-factors/schemas.ts';
import { Authenticator } from './authenticator.ts';
import type { SignedIn, TestApi } from './test-api.ts';
import type { Answer, TestClient } from './test-client.ts';
import { type NewUser, PASSWORD } from './test-users.ts';

/** Somebody with codes of an app. */
export interface TotpOwner {
  readonly owner: SignedIn;
  readonly secret: string;
  /** The code of their app, so many steps of 30 s from now. */
  readonly code: (away?: number) => string;
  readonly recoveryCodes: readonly string[];
}

export function totpCode(secret: string, away = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + away * 30_000 });
}

/** Lets the codes of the present step be typed again: a test does not wait for the next one. */
export async function forgetSteps({ db }: TestApi, userId: string): Promise<void> {
  await sql`update totp_secrets set last_step = null where user_id = ${userId}`.execute(db);
}

/** Switches codes of an app on, by the door. */
export async function totpFor(api: TestApi, owner: SignedIn): Promise<TotpOwner> {
  const { secret } = (await owner.post('/users/me/totp')).read<{ secret: string }>();
  const confirmed = await owner.post('/users/me/totp/confirm', { code: totpCode(secret) });
  if (confirmed.status !== 200) throw new Error(`the first code was answered with ${confirmed.code}`);
  await forgetSteps(api, owner.userId);
  const { recovery_codes: codes } = confirmed.read<{ recovery_codes: string[] | null }>();
  return { owner, secret, code: (away) => totpCode(secret, away), recoveryCodes: codes ?? [] };
}

export async function totpOwner(api: TestApi, user: NewUser = {}): Promise<TotpOwner> {
  return totpFor(api, await api.signedIn(user));
}

interface Asked {
  readonly challenge: string;
  readonly rp_id: string;
  readonly user_handle: string;
}

/** Adds a passkey by the door; returns the answer and what holds it. */
export async function addPasskey(
  owner: TestClient,
  { authenticator = new Authenticator(), name = 'Ключ' } = {},
): Promise<{ readonly authenticator: Authenticator; readonly answer: Answer }> {
  const asked = (await owner.post('/users/me/passkeys/challenge')).read<Asked>();
  const answer = await owner.post('/users/me/passkeys', { name, ...authenticator.make(asked) });
  return { authenticator, answer };
}

/** What a passkey signs to sign in. */
export async function signedChallenge(
  browser: TestClient,
  authenticator: Authenticator,
  fault: Parameters<Authenticator['sign']>[1] = {},
): Promise<Assertion> {
  const asked = (await browser.post('/auth/passkeys/challenge')).read<Asked>();
  return authenticator.sign(asked, fault);
}

export async function signInByPasskey(browser: TestClient, authenticator: Authenticator): Promise<Answer> {
  return browser.post('/auth/passkeys/sign-in', await signedChallenge(browser, authenticator));
}

/** Types the password of somebody with a second factor. */
export async function typePassword(
  browser: TestClient,
  email: string,
  password = PASSWORD,
): Promise<TestClient> {
  const answer = await browser.post('/auth/sign-in', { email, password });
  if (answer.code !== 'AUTH.012') throw new Error(`the password was answered with ${answer.code}`);
  return browser;
}

/** Takes a passkey away in the very moment in which what it has signed was found right, and nothing has followed yet. */
export async function removeOnceProved({ db }: TestApi, { id }: Authenticator): Promise<void> {
  await sql`create or replace function remove_proved() returns trigger language plpgsql as $$ begin
    delete from passkeys where credential_id = decode(${sql.lit(Buffer.from(id, 'base64url').toString('hex'))}, 'hex');
    return null; end $$`.execute(db);
  await sql`create or replace trigger remove_proved after update on rate_limits for each row
    when (new.hits < old.hits) execute function remove_proved()`.execute(db);
}
