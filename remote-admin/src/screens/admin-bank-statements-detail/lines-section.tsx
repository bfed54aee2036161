import { useSearchParams } from '@cabinet/kernel/router';
import { Button, EmptyState, Flex, SectionCard, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { LineOutcome, Statement, StatementLine } from '../../api/bank-statements.ts';
import type { Choices } from './choices.ts';
import { LineCard } from './line-card.tsx';
import type { LineDeed } from './line-dialog.tsx';
import { isLine, itemsOf, stateOf } from './statement-items.ts';
import { UnreadCard } from './unread-card.tsx';

const STEP = 50;
const PARAM = 'state';

const VIEWS = [
  { id: null, label: 'Все' },
  { id: 'new', label: 'Ждут решения' },
  { id: 'confirmed', label: 'Подтверждены' },
  { id: 'ignored', label: 'Пропущены' },
  { id: 'duplicate', label: 'Повторы' },
  { id: 'unread', label: 'Не прочитаны' },
] as const;

interface LinesSectionProps {
  readonly statement: Statement;
  readonly choices: Choices;
  readonly outcomes: ReadonlyMap<number, LineOutcome>;
  readonly onMark: (n: number, isMarked: boolean) => void;
  readonly onAsk: (deed: LineDeed, line: StatementLine) => void;
}

/** The lines of a statement, all or of one state; a long one grows at a press. */
export function LinesSection({ statement, choices, outcomes, onMark, onAsk }: LinesSectionProps) {
  const [search, setSearch] = useSearchParams();
  const [limit, setLimit] = useState(STEP);
  const state = search.get(PARAM);
  const view = VIEWS.find(({ id }) => id === state)?.id ?? null;
  const items = itemsOf(statement);
  const wanted = view === null ? items : items.filter((item) => stateOf(item) === view);
  const choose = (id: string | null) =>
    setSearch(() => new URLSearchParams(id === null ? {} : { [PARAM]: id }), { preventScrollReset: true });
  return (
    <SectionCard title="Строки">
      <Flex role="group" aria-label="Какие строки показать" gap="2" wrap="wrap" mb="4">
        {VIEWS.map(({ id, label }) => {
          const count = id === null ? items.length : items.filter((item) => stateOf(item) === id).length;
          return (
            <Button
              key={label}
              size="sm"
              variant={view === id ? 'solid' : 'outline'}
              aria-pressed={view === id}
              onClick={() => choose(id)}
            >
              {`${label} · ${count}`}
            </Button>
          );
        })}
      </Flex>
      {wanted.length === 0 && (
        <EmptyState
          title="Таких строк нет"
          {...(view !== null && { description: 'Посмотрите все строки выписки.' })}
        />
      )}
      <Stack as="ul" gap="0" listStyleType="none" aria-label="Строки выписки">
        {wanted
          .slice(0, limit)
          .map((item) =>
            isLine(item) ? (
              <LineCard
                key={item.n}
                line={item}
                choices={choices}
                outcome={outcomes.get(item.n)}
                onMark={onMark}
                onAsk={onAsk}
              />
            ) : (
              <UnreadCard key={item.n} line={item} />
            ),
          )}
      </Stack>
      {wanted.length > limit && (
        <Button
          variant="outline"
          mt="4"
          onClick={() => setLimit(limit + STEP)}
        >{`Показать ещё (${wanted.length - limit})`}</Button>
      )}
    </SectionCard>
  );
}
