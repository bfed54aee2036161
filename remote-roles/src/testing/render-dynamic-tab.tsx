import { parseModelAccess, serialiseRule } from '@cabinet/kernel/core/model-access';
import { renderWithProviders } from '@cabinet/kernel/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Suggestions } from '../api/suggestions.ts';
import { type DraftAccess, withKey } from '../editor/draft.ts';
import DynamicTab from '../editor/dynamic-tab/dynamic-tab.tsx';

const SUGGESTIONS: Suggestions = {
  vendors: ['Василёк', 'Ромашка'],
  tags: ['открытая', 'умная', 'image'],
  types: ['image', 'text'],
  models: [
    { id: 'rosa-1', name: 'Роза 1', vendor: 'Ромашка', type: 'text', tags: ['открытая'], enabled: true },
    { id: 'rosa-2', name: 'Роза 2', vendor: 'Ромашка', type: 'text', tags: ['умная'], enabled: true },
    { id: 'brush', name: 'Кисть', vendor: 'Василёк', type: 'image', tags: [], enabled: true },
    { id: 'old', name: 'Старая', vendor: 'Ромашка', type: 'text', tags: [], enabled: false },
  ],
};

interface TabOptions {
  readonly dropped?: readonly string[];
  readonly isReadOnly?: boolean;
  /** How many rules without a value stand last. */
  readonly inactive?: number;
}

/** The tab over these strings of a role; `now` says what it has made of them. */
export function renderDynamicTab(
  permissions: readonly string[],
  { dropped = [], isReadOnly = false, inactive = 0 }: TabOptions = {},
) {
  const { all, rules } = parseModelAccess(permissions);
  const empty = Array.from(
    { length: inactive },
    () => ({ type: 'tag', action: 'enable', value: '' }) as const,
  );
  const latest: { access: DraftAccess } = { access: { all, rules: [...rules, ...empty].map(withKey) } };

  function Editor() {
    const [access, setAccess] = useState(latest.access);
    latest.access = access;
    return (
      <DynamicTab
        access={access}
        onChange={setAccess}
        suggestions={SUGGESTIONS}
        dropped={dropped}
        isReadOnly={isReadOnly}
      />
    );
  }

  const rendered = renderWithProviders(<Editor />);
  return {
    ...rendered,
    now: () => [`all:${latest.access.all}`, ...latest.access.rules.map(serialiseRule)],
  };
}

/** The items of the list, the rule for all models first. */
export const ruleItems = () =>
  within(screen.getByRole('list', { name: 'Правила доступа к моделям' })).getAllByRole('listitem');

export function ruleAt(number: number) {
  const item = ruleItems()[number - 1];
  if (item === undefined) throw new Error(`There is no rule ${number}`);
  const parts = within(item);
  return {
    item,
    action: () => parts.getByRole('combobox', { name: /^Действие/ }),
    type: () => parts.getByRole('combobox', { name: /^Тип/ }),
    value: () => parts.getByRole('combobox', { name: /^Значение/ }),
    button: (name: RegExp) => parts.getByRole('button', { name }),
    handle: () => parts.getByRole('button', { name: /^Переместить/ }),
  };
}
