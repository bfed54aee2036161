import { describeRule, isDynamicPermission } from '@cabinet/kernel/core/model-access';
import { quoted } from '@cabinet/kernel/core/text';
import type { RoleProposal } from '../../api/role-proposals.ts';
import { permissionName } from '../../lib/listed-permission.ts';

type Detail = RoleProposal['details'][number];

const nameOf = (permission: string) =>
  isDynamicPermission(permission) ? describeRule(permission) : permissionName(permission);

const WORDS: Partial<Record<Detail['field'], (detail: Detail) => string>> = {
  name: ({ after }) => `название ${quoted(after ?? '')}`,
  description: () => 'другое описание',
  permission: ({ before, after }) =>
    after === null ? `без «${nameOf(before ?? '')}»` : `«${nameOf(after)}»`,
};

/** What a proposed change makes of a role, in a line. */
export function editText({ details }: Pick<RoleProposal, 'details'>): string {
  return details.flatMap((detail) => WORDS[detail.field]?.(detail) ?? []).join(', ');
}
