import { VerdictBadge } from '@cabinet/access';
import { describeRule } from '@cabinet/kernel/core/model-access';
import { Button, Checkbox, Loaded, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { useMemo, useState } from 'react';
import type { SuggestedModel, useSuggestions } from '../../api/suggestions.ts';
import { type ComparedModel, compareModels, isDifferent, type Verdict } from './compare-models.ts';
import type { ComparedRoles } from './compared-roles.ts';
import { type PairRow, PairTable } from './pair-table.tsx';

const STEP = 100;

interface ModelsPartProps {
  readonly roles: ComparedRoles;
  readonly suggestions: Pick<ReturnType<typeof useSuggestions>, 'data' | 'error' | 'mutate'>;
  readonly hasAll: boolean;
  readonly onAll: (isWanted: boolean) => void;
}

function VerdictCell({
  verdict,
  say,
}: {
  readonly verdict: Verdict;
  readonly say: (rule: string) => string;
}) {
  return (
    <Stack gap="0.5" align="flex-start">
      <VerdictBadge isOpen={verdict.isOpen} />
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {say(verdict.rule)}
      </Text>
    </Stack>
  );
}

function rowOf(compared: ComparedModel, say: (rule: string) => string): PairRow {
  const { model, one, other } = compared;
  return {
    key: model.id,
    isDifferent: isDifferent(compared),
    title: (
      <>
        <Text overflowWrap="anywhere">{model.name}</Text>
        <Text textStyle="xs" color="fg.muted">
          {model.vendor}
        </Text>
      </>
    ),
    one: <VerdictCell verdict={one} say={say} />,
    other: <VerdictCell verdict={other} say={say} />,
  };
}

type ListProps = Omit<ModelsPartProps, 'suggestions'> & { readonly models: readonly SuggestedModel[] };

function ModelList({ roles, models, hasAll, onAll }: ListProps) {
  const { one, other, names } = roles;
  const { rows, both, onlyOne, onlyOther, neither } = useMemo(
    () => compareModels(one, other, models),
    [one, other, models],
  );
  const [shown, setShown] = useState(STEP);
  const modelNames = useMemo(() => new Map(models.map(({ id, name }) => [id, name])), [models]);
  const say = (rule: string) => describeRule(rule, (id) => modelNames.get(id));
  const wanted = hasAll ? rows : rows.filter(isDifferent);
  return (
    <Stack gap="3">
      <Text role="status">
        {`Общих ${both}, только у первой ${onlyOne}, только у второй ${onlyOther}, закрыты у обеих ${neither}`}
      </Text>
      <Checkbox checked={!hasAll} onChange={(event) => onAll(!event.target.checked)}>
        Только различия
      </Checkbox>
      {wanted.length === 0 ? (
        <Text color="fg.muted">
          {rows.length === 0 ? 'Включённых моделей пока нет.' : 'Обе роли открывают одни и те же модели.'}
        </Text>
      ) : (
        <PairTable
          label="Модели"
          titleHead="Модель"
          names={names}
          rows={wanted.slice(0, shown).map((row) => rowOf(row, say))}
        />
      )}
      {wanted.length > shown && (
        <Button variant="outline" alignSelf="center" onClick={() => setShown(shown + STEP)}>
          {`Показать ещё (${shown} из ${wanted.length})`}
        </Button>
      )}
    </Stack>
  );
}

/** What each role says about every enabled model, and which rule says it. */
export function ModelsPart({ suggestions, ...rest }: ModelsPartProps) {
  return (
    <SectionCard title="Модели">
      <Loaded
        query={suggestions}
        skeleton={<Skeleton height="12rem" aria-busy />}
        failureTitle="Не удалось загрузить модели"
      >
        {({ models }) => <ModelList {...rest} models={models} />}
      </Loaded>
    </SectionCard>
  );
}
