import { isCompanyPermission } from '@cabinet/access/permissions';
import type { ErrorCode } from '@cabinet/kernel/core/contract';
import {
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_DESCRIPTION_TOO_LONG_MESSAGE,
  ROLE_NAME_MIN_LENGTH,
  ROLE_NAME_REQUIRED_MESSAGE,
  ROLE_NAME_TOO_SHORT_MESSAGE,
} from '@cabinet/kernel/core/contract';
import { isDynamicPermission } from '@cabinet/kernel/core/model-access';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { permissionName } from '#lib/roles/granting.ts';
import { knownGrants, normalisePermissions } from '#lib/roles/normalise-permissions.ts';
import { listModels } from '../models/repository.ts';
import { findCustomPermissions, type RoleValues } from './repository.ts';
import type { RoleBody } from './schemas.ts';

/** Splits a body into what is stored and what nobody knows (product §5.6, §5.7). */
export async function readRoleValues(
  db: Database,
  { name, description = '', permissions }: Static<typeof RoleBody>,
  companyId: string | null,
): Promise<RoleValues & { readonly dropped: readonly string[] }> {
  const texts = { name: name.trim(), description: description.trim() };
  if (texts.name === '') throw wrong('VAL.004', 'name', ROLE_NAME_REQUIRED_MESSAGE);
  if (texts.name.length < ROLE_NAME_MIN_LENGTH) throw wrong('VAL.003', 'name', ROLE_NAME_TOO_SHORT_MESSAGE);
  if (texts.description.length > ROLE_DESCRIPTION_MAX_LENGTH)
    throw wrong('VAL.003', 'description', ROLE_DESCRIPTION_TOO_LONG_MESSAGE);
  const [custom, models] = await Promise.all([
    findCustomPermissions(db),
    listModels(db, { enabledOnly: false }),
  ]);
  const read = normalisePermissions(permissions, knownGrants(custom, models));
  if (companyId !== null) demandOfCompany(read.permissions);
  return { ...texts, ...read };
}

function demandOfCompany(permissions: readonly string[]): void {
  const foreign = permissions.find((text) => !isDynamicPermission(text) && !isCompanyPermission(text));
  if (foreign === undefined) return;
  throw wrong('VAL.003', 'permissions', `Разрешение «${permissionName(foreign)}» — не для ролей компании`);
}

function wrong(code: ErrorCode, field: string, message: string): ApiError {
  return new ApiError(code, { message, fields: { [field]: message } });
}
