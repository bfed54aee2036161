import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ProposalRow } from './repository.ts';

type Facts = Pick<ProposalRow, 'facts'>;

const RoleOrder = Type.Object({
  role_id: Type.String(),
  /** What second people have read of the role that is given, and of the role that the person has. */
  version: Type.Integer(),
  from_role_id: Type.String(),
  from_version: Type.Integer(),
});
const EditOrder = Type.Object({
  version: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  permissions: Type.Array(Type.String()),
});
const EmailOrder = Type.Object({
  email: Type.String(),
  from: Type.String(),
});
/** The e-mail at which the person was told. */
const ResetOrder = Type.Object({ email: Type.String() });
const ActivationOrder = Type.Object({ role_id: Type.String() });

export type RoleOrder = Static<typeof RoleOrder>;
export type EditOrder = Static<typeof EditOrder>;
export type EmailOrder = Static<typeof EmailOrder>;
export type ResetOrder = Static<typeof ResetOrder>;
export type ActivationOrder = Static<typeof ActivationOrder>;

export const readRoleOrder = ({ facts }: Facts): RoleOrder => Value.Parse(RoleOrder, facts.order);
export const readEditOrder = ({ facts }: Facts): EditOrder => Value.Parse(EditOrder, facts.order);
export const readEmailOrder = ({ facts }: Facts): EmailOrder => Value.Parse(EmailOrder, facts.order);
export const readResetOrder = ({ facts }: Facts): ResetOrder => Value.Parse(ResetOrder, facts.order);
export const readActivationOrder = ({ facts }: Facts): ActivationOrder =>
  Value.Parse(ActivationOrder, facts.order);
