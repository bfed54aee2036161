import { PERMISSIONS } from '@cabinet/access/permissions';
import { Type } from 'typebox';
import { choiceOf, NullableText, named, nullable, PersonRef, TimeField, UuidField } from '#lib/fields.ts';

export const JOB_STATUSES = ['queued', 'running', 'done', 'cancelled', 'failed'] as const;

const JOB = {
  id: Type.String(),
  kind: Type.String({ description: 'users.bulk, transactions.export, …' }),
  action: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'What a job of several actions does: of users.bulk activate, deactivate or set_role',
  }),
  status: choiceOf(JOB_STATUSES),
  total: Type.Integer({ description: '0 while nobody knows' }),
  done: Type.Integer({ description: 'With those that failed' }),
  failed_count: Type.Integer(),
  created_by: PersonRef,
  created_at: TimeField,
  started_at: NullableText,
  finished_at: NullableText,
  is_cancelled: Type.Boolean({ description: 'Somebody has called it off' }),
  has_file: Type.Boolean({ description: 'admin/jobs/{id}/file answers it, for a day' }),
  withheld: nullable(
    named('JobWithheld', {
      by: choiceOf(['author', 'permission'], {
        description: 'author: both are for the author alone; permission: the author has lost the permission',
      }),
      permission: nullable(choiceOf(PERMISSIONS)),
    }),
  ),
};

export const JobSchema = named('BackgroundJob', JOB);

export const JobDetailSchema = named('BackgroundJobDetail', {
  ...JOB,
  failed: Type.Array(
    Type.Object({ id: Type.String(), label: Type.String(), code: Type.String(), message: Type.String() }),
    { description: 'At most 1,000; failed_count says how many there are. None while they are withheld' },
  ),
  failure: nullable(
    Type.Object(
      { code: Type.String(), message: Type.String() },
      { description: 'Why the whole job has failed, to its author' },
    ),
  ),
});

export const JobStartedData = Type.Object({ job_id: Type.String() });

export const JobParams = Type.Object({ id: UuidField });
