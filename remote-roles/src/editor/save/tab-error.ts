import { isDynamicPermission } from '@cabinet/kernel/core/model-access';
import { ApiError } from '@cabinet/kernel/http';

export type EditorTab = 'permissions' | 'models';

export interface TabError {
  readonly tab: EditorTab;
  readonly message: string;
}

const IN_LIST = /^permissions\D+(\d+)/;

/** Which tab a refusal is about; null for one about neither. */
export function tabErrorOf(error: unknown, sent: readonly string[]): TabError | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'AUTH.003' && error.permission !== null)
    return { tab: 'permissions', message: error.message };
  const complaint = Object.entries(error.fields).find(([path]) => path.startsWith('permissions'));
  if (complaint === undefined) return null;
  const [path, message] = complaint;
  const refused = sent[Number(IN_LIST.exec(path)?.[1])];
  return { tab: refused !== undefined && isDynamicPermission(refused) ? 'models' : 'permissions', message };
}
