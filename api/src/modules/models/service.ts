import { evaluateModel, parseModelAccess, splitPermissions } from '@cabinet/kernel/core/model-access';
import { fromWire, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type AuditOrigin, recordAudit } from '#lib/audit/record-audit.ts';
import {
  findModelForUpdate,
  listModels,
  type ModelChange,
  type ModelRow,
  permissionsOfUser,
  updateModel,
} from './repository.ts';
import type { ModelSchema } from './schemas.ts';

export type ModelDto = Static<typeof ModelSchema>;

export async function getModels(
  db: Database,
  { includeDisabled }: { readonly includeDisabled: boolean },
): Promise<ModelDto[]> {
  const rows = await listModels(db, { enabledOnly: !includeDisabled });
  return rows.map(toDto);
}

/** The enabled models that a user's role lets them call; undefined when there is no such user. */
export async function getModelsForUser(db: Database, userId: string): Promise<ModelDto[] | undefined> {
  const [permissions, rows] = await Promise.all([
    permissionsOfUser(db, userId),
    listModels(db, { enabledOnly: true }),
  ]);
  if (!permissions) return undefined;
  const access = parseModelAccess(splitPermissions(permissions).dynamic);
  return rows.filter((row) => evaluateModel(access, row).hasAccess).map(toDto);
}

export function changeModel(
  db: Database,
  {
    id,
    change,
    actorId,
    origin,
  }: {
    readonly id: string;
    readonly change: ModelChange;
    readonly actorId: string;
    readonly origin: AuditOrigin;
  },
): Promise<ModelDto> {
  return inTransaction(db, async (trx) => {
    const before = await findModelForUpdate(trx, id);
    if (!before) throw new ApiError('RES.001', { message: 'Модель не найдена' });
    if (Object.keys(change).length === 0) return toDto(before);
    const after = await updateModel(trx, id, change);
    await recordAudit(
      trx,
      {
        actorId,
        action: 'model.update',
        entityType: 'model',
        entityId: id,
        before: toDto(before),
        after: toDto(after),
      },
      origin,
    );
    return toDto(after);
  });
}

function toDto(row: ModelRow): ModelDto {
  return {
    ...row,
    input_price: toWire(fromWire(row.input_price)),
    output_price: toWire(fromWire(row.output_price)),
    created_at: row.created_at.toISOString(),
  };
}
