import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { readChoices } from './choices-repository.ts';
import { auditList } from './list.ts';
import { ChoicesData, VerificationData } from './schemas.ts';
import { createVerifier } from './verifier.ts';
import { claimCheck, readVerification, toVerification } from './verify.ts';

const ACCESS = { permission: 'user:manage' } as const;

/** The audit log: its list, its filters, and the check of its chain. */
export const adminAudit: ApiModule = async (app) => {
  const { db } = app.context.connection;
  const verifier = createVerifier(db, (outcome) => {
    if ('error' in outcome)
      app.log.warn({ err: outcome.error }, 'the verification of the audit log was left');
    else app.log.error({ broken_at: outcome.brokenAt }, 'THE AUDIT LOG IS NOT WHOLE');
  });
  app.addHook('onClose', () => verifier.stop());

  await app.register(auditList);

  app.get(
    '/admin/audit/actions',
    {
      config: { access: ACCESS, reads: 'replica' },
      schema: {
        tags: ['audit'],
        summary: 'The actions and the kinds of things that stand in the audit log',
        response: responses(ChoicesData),
      },
    },
    async () => success(await readChoices(db)),
  );

  app.get(
    '/admin/audit/verify',
    {
      config: { access: ACCESS },
      schema: {
        tags: ['audit'],
        summary: 'Whether the audit log is whole',
        description:
          'A short log is verified at once; of a long one it tells the last result, or how far it is.',
        response: responses(VerificationData),
      },
    },
    async () => success(await verification()),
  );

  app.post(
    '/admin/audit/verify',
    {
      config: { access: ACCESS, confirms: false },
      schema: {
        tags: ['audit'],
        summary: 'Verify the whole audit log',
        description: 'It works behind the answer. Where a verification is at work, this is that one.',
        response: responses(VerificationData),
      },
    },
    async (request) => {
      const claimed = await claimCheck(db, request);
      if (claimed === undefined) return success(await readVerification(db), 'Проверка уже идёт');
      verifier.start(claimed);
      return success(await toVerification(db, claimed), 'Проверка началась');
    },
  );

  let asked: ReturnType<typeof readVerification> | undefined;
  /** Several readers of a short log at once share one run. */
  function verification() {
    asked ??= readVerification(db).finally(() => {
      asked = undefined;
    });
    return asked;
  }
};
