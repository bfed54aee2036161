import { Button } from '@cabinet/kernel/ui';
import { Menu, MenuItem } from '@cabinet/kernel/ui/menu';
import type { AdminUser, BulkAction } from '../../../api/admin-users.ts';
import type { BulkQuestion } from './bulk-question.ts';
import { BULK_ACTIONS, BULK_WORDS, peopleText } from './bulk-words.ts';

interface BulkBarProps {
  readonly chosen: readonly AdminUser[];
  /** How many people the filter finds. */
  readonly total: number;
  /** Another filter is chosen, and how many it finds is on its way. */
  readonly isCounting: boolean;
  readonly filters: Readonly<Record<string, string>>;
  /** Whether the viewer may give roles. */
  readonly mayGiveRoles: boolean;
  readonly onAsk: (question: BulkQuestion) => void;
}

/** What may be done with the chosen people, or with everybody whom the filter finds. */
export function BulkBar({ chosen, total, isCounting, filters, mayGiveRoles, onAsk }: BulkBarProps) {
  const actions = BULK_ACTIONS.filter((action) => action !== 'set_role' || mayGiveRoles);
  const toFound = (action: BulkAction) => onAsk({ action, who: { kind: 'found', filters, total } });
  const hasFilters = Object.keys(filters).length > 0;
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant="outline"
          colorPalette={BULK_WORDS[action].isDestructive ? 'red' : 'gray'}
          onClick={() => onAsk({ action, who: { kind: 'chosen', people: chosen } })}
        >
          {BULK_WORDS[action].label}
        </Button>
      ))}
      {total > chosen.length && (
        <Menu
          label="Действия со всеми"
          trigger={
            <Button size="sm" variant="ghost" disabled={isCounting}>
              {hasFilters ? 'Все по фильтру: ' : 'Все в списке: '}
              {total.toLocaleString('ru-RU')}
            </Button>
          }
        >
          {actions.map((action) => (
            <MenuItem
              key={action}
              id={action}
              isDestructive={BULK_WORDS[action].isDestructive}
              onSelect={() => toFound(action)}
            >
              {`${BULK_WORDS[action].label}: ${peopleText(total)}`}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
