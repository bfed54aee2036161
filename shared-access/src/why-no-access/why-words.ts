import { describeRule } from '@cabinet/kernel/core/model-access';
import { quoted } from '@cabinet/kernel/core/text';
import type { ModelVerdict, RoleSide, UserAccess } from './user-access.ts';

export interface Answer {
  readonly access: Pick<UserAccess, 'user' | 'role' | 'globalRole'>;
  readonly model: ModelVerdict;
}

/** A role whose rules hold for the person. */
export interface RuledRole {
  readonly side: RoleSide;
  readonly role: UserAccess['role'];
  readonly place: string;
}

/** A rule as a person reads it; of all rules that match a model, one by id can only name that model. */
export function ruleWords(rule: string, model: Pick<ModelVerdict, 'id' | 'name'>): string {
  return describeRule(rule, (id) => (id === model.id ? model.name : undefined));
}

function placeText({ companyId, companyName }: UserAccess['role']): string {
  if (companyId === null) return 'глобальная роль';
  return companyName === null ? 'роль компании' : `роль компании ${companyName}`;
}

/** The roles that a model must be opened by, the present one first. */
export function rolesOf({ role, globalRole }: Answer['access']): readonly RuledRole[] {
  const present = { side: 'role', role, place: placeText(role) } as const;
  if (globalRole === null) return [present];
  const kept = { ...globalRole, companyId: null, companyName: null };
  return [present, { side: 'global_role', role: kept, place: 'глобальная роль, остаётся и в компании' }];
}

/** Whose rules close a model, and who can open it; somebody with one role is not told which. */
const CLOSED_BY: Record<RoleSide, { readonly rules: string; readonly help: string }> = {
  role: {
    rules: 'заблокировано правилами роли компании',
    help: 'Правила роли компании меняет тот, кто ведёт её роли.',
  },
  global_role: {
    rules: 'заблокировано правилами глобальной роли',
    help: 'Правила глобальной роли меняет администратор сервиса, компания их не отменяет.',
  },
};

const closing = ({ verdicts }: ModelVerdict) => verdicts.filter(({ hasAccess }) => !hasAccess);

function reasonsOf({ access: { user, globalRole }, model }: Answer): readonly string[] {
  const byRules =
    globalRole === null
      ? ['заблокировано правилами роли']
      : closing(model).map(({ of }) => CLOSED_BY[of].rules);
  return [
    ...(model.hasAccess ? [] : byRules),
    ...(model.enabled ? [] : ['модель выключена']),
    ...(user.isActive ? [] : ['учётная запись отключена']),
  ];
}

/** What comes of a request, and every reason why. */
export function resultText(answer: Answer): string {
  if (answer.model.allowed) return 'Запрос пройдёт';
  const reasons = reasonsOf(answer);
  return reasons.length === 0 ? 'Запрос будет отклонён' : `Запрос будет отклонён: ${reasons.join(', ')}`;
}

/** Who can open the model, where one of two roles closes it. */
export function helpTexts({ access, model }: Answer): readonly string[] {
  return access.globalRole === null ? [] : closing(model).map(({ of }) => CLOSED_BY[of].help);
}

/** All of it in a few sentences, for a reply of the support. */
export function answerText(answer: Answer): string {
  const { access, model } = answer;
  const { displayName, email } = access.user;
  const who = displayName === '' ? email : `${displayName} (${email})`;
  const roles = rolesOf(access).map(({ role, place }) => `${quoted(role.roleName)} (${place})`);
  const rules = (model.hasAccess ? model.verdicts : closing(model)).map(({ rule }) => ruleWords(rule, model));
  const [role, decide] = [
    roles.length === 1 ? 'роль' : 'роли',
    rules.length === 1 ? 'Решает правило' : 'Решают правила',
  ];
  const sentences = [
    `${who}, ${role} ${roles.join(' и ')}, модель ${quoted(model.name)}.`,
    `${resultText(answer)}.`,
    `${decide}: ${rules.join('; ')}.`,
    ...helpTexts(answer),
  ];
  return sentences.join(' ');
}
