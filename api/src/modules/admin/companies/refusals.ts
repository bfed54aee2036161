import { ApiError } from '#lib/api-error.ts';
import type { VerifiableRow } from './verification-repository.ts';

export const missing = () => new ApiError('RES.001', { message: 'Компания не найдена' });
export const refused = (message: string) => new ApiError('RES.003', { message });

/** Refuses a word about a company that needs none. */
export function demandUnproven({ verified_by: by }: VerifiableRow): void {
  if (by?.kind === 'transfer')
    throw refused('Компания уже проверена своим переводом: подтверждать её не нужно');
  if (by !== null) throw refused('Двое уже подтвердили эту компанию');
}
