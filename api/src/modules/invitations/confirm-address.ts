import { maskEmail } from '@cabinet/kernel/core/text';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import { DIGITS, hmacOf, isSameHmac, newDigits, peppersOf, readDigits } from '../auth/letter-digits.ts';
import { saveCode, spendCode, takeCodeTry } from './code-repository.ts';
import { countCaller, countCode } from './count-code.ts';
import { demandLink, lockPendingLink } from './demand-link.ts';
import type { App, Link } from './inviting.ts';
import { codeLetter } from './letter.ts';
import { refuseUnlessPending } from './refusals.ts';
import type { CodeSentData, ConfirmedData } from './schemas.ts';
import { saveConfirmedSecret } from './secret-repository.ts';

/**
 * Sends a code to the invited address, whether it has an account or not. It takes the place of the one before. RES.003
 * unless the invitation is pending, RATE.001 past the letters of the day.
 */
export async function sendCode(
  { context, sharedLimits }: App,
  request: FastifyRequest,
  link: Link,
): Promise<Static<typeof CodeSentData>> {
  const { config, connection } = context;
  await countCaller(sharedLimits, request.ip, 'invitationCodesByAddress');
  const seen = await demandLink(connection.db, link);
  refuseUnlessPending(seen);
  const resendAfter = await countCode(sharedLimits, seen);
  const code = newDigits();
  const expiresAt = await inTransaction(connection.db, async (trx) => {
    const { id, email: recipient, organisation_name: organisation } = await lockPendingLink(trx, link);
    await enqueueLetter(trx, codeLetter({ kind: link.kind, recipient, organisation, code }));
    return saveCode(trx, id, codeHmac(config.pepper, id, code));
  });
  return {
    email: maskEmail(seen.email),
    expires_at: expiresAt.toISOString(),
    resend_after: resendAfter.toISOString(),
  };
}

/** Gives a secret that proves the address to whoever knows the code. AUTH.006 for a wrong, old or too often tried one. */
export async function confirmAddress(
  { context, sharedLimits }: App,
  request: FastifyRequest,
  { link, code }: { readonly link: Link; readonly code: string },
): Promise<Static<typeof ConfirmedData>> {
  const { config, connection } = context;
  await countCaller(sharedLimits, request.ip, 'invitationAnswersByAddress');
  const seen = await demandLink(connection.db, link);
  refuseUnlessPending(seen);
  const typed = readDigits(code, DIGITS);
  const right = typed === undefined ? undefined : await takeCodeTry(connection.db, seen.id);
  const isRight = peppersOf(config).some(
    (pepper) => typed !== undefined && right && isSameHmac(right, codeHmac(pepper, seen.id, typed)),
  );
  if (!right || !isRight) throw wrongCode();
  const secret = newSecret();
  await inTransaction(connection.db, async (trx) => {
    const { id } = await lockPendingLink(trx, link);
    if (!(await spendCode(trx, id, right))) throw wrongCode();
    await saveConfirmedSecret(trx, id, hashSecret(secret));
  });
  return { token: secret };
}

function codeHmac(pepper: string, invitationId: string, code: string): Buffer {
  return hmacOf(pepper, invitationId, `invitation:${code}`);
}

function wrongCode(): ApiError {
  return new ApiError('AUTH.006', {
    message: 'Неверный или истёкший код. Проверьте его по самому новому письму или запросите другой',
  });
}
