import { describeRule } from '@cabinet/kernel/core/model-access';
import { quoted } from '@cabinet/kernel/core/text';
import type { ModelVerdict, UserAccess } from './user-access.ts';

export interface Answer {
  readonly access: Pick<UserAccess, 'user' | 'role'>;
  readonly model: ModelVerdict;
}

/** A rule as a person reads it; of all rules that match a model, one by id can only name that model. */
export function ruleWords(rule: string, model: Pick<ModelVerdict, 'id' | 'name'>): string {
  return describeRule(rule, (id) => (id === model.id ? model.name : undefined));
}

function reasonsOf({ access: { user }, model }: Answer): readonly string[] {
  return [
    ...(model.hasAccess ? [] : ['заблокировано правилами роли']),
    ...(model.enabled ? [] : ['модель выключена']),
    ...(user.isActive ? [] : ['аккаунт отключён']),
  ];
}

/** What comes of a request, and every reason why. */
export function resultText(answer: Answer): string {
  if (answer.model.allowed) return 'Запрос пройдёт';
  const reasons = reasonsOf(answer);
  return reasons.length === 0 ? 'Запрос будет отклонён' : `Запрос будет отклонён: ${reasons.join(', ')}`;
}

export function placeText({ companyId, companyName }: UserAccess['role']): string {
  if (companyId === null) return 'глобальная роль';
  return companyName === null ? 'роль компании' : `роль компании ${companyName}`;
}

/** All of it in a few sentences, for a reply of the support. */
export function answerText(answer: Answer): string {
  const { access, model } = answer;
  const { displayName, email } = access.user;
  const who = displayName === '' ? email : `${displayName} (${email})`;
  const role = `${quoted(access.role.roleName)} (${placeText(access.role)})`;
  return `${who}, роль ${role}, модель ${quoted(model.name)}. ${resultText(answer)}. Решает правило: ${ruleWords(model.rule, model)}.`;
}
