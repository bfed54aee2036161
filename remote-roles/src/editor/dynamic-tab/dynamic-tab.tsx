import { Box, Button, PlusIcon, Stack, Text } from '@cabinet/kernel/ui';
import { useMemo } from 'react';
import type { Suggestions } from '../../api/suggestions.ts';
import type { DraftAccess } from '../draft.ts';
import { useKnown } from '../start/use-known.ts';
import { ReadOnlyRules } from './read-only-rules.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { DroppedNotice, InactiveNotice } from './rule-notices.tsx';
import { ruleOptions } from './rule-options.ts';
import { useAnnouncer } from './use-announcer.tsx';
import { useRuleCommands } from './use-rule-commands.ts';
import { useRuleEffects } from './use-rule-effects.ts';
import { useRuleFocus } from './use-rule-focus.ts';

export interface DynamicTabProps {
  readonly access: DraftAccess;
  readonly onChange: (access: DraftAccess) => void;
  readonly suggestions: Suggestions;
  /** Strings of the saved role that were left out because they name nothing known. */
  readonly dropped: readonly string[];
  /** A system role: to be read, not changed. */
  readonly isReadOnly?: boolean | undefined;
}

const HINT = 'Правила применяются сверху вниз: каждое следующее сильнее предыдущих.';
const EMPTY_HINT =
  'Других правил нет. Добавьте правило, чтобы открыть или закрыть вендора, тег, тип или одну модель.';

/** Rules of model access in their order. Default export: the tab comes with its first opening, and the drag library with it. */
export default function DynamicTab({
  access,
  onChange,
  suggestions,
  dropped,
  isReadOnly = false,
}: DynamicTabProps) {
  const { known, nameOf } = useKnown(suggestions);
  const effects = useRuleEffects(access, suggestions);
  const options = useMemo(() => ruleOptions(suggestions), [suggestions]);
  const { announce, region } = useAnnouncer();
  const { tab, focusOn } = useRuleFocus();
  const commands = useRuleCommands({ access, onChange, known, nameOf, announce, focusOn });
  const shown = { access, effects, nameOf };
  return (
    <Stack ref={tab} gap="4">
      <DroppedNotice dropped={dropped} />
      <Text color="fg.muted" textStyle="sm">
        {HINT}
      </Text>
      {isReadOnly ? (
        <ReadOnlyRules {...shown} />
      ) : (
        <>
          <RuleEditor {...shown} options={options} commands={commands} />
          {access.rules.length === 0 && <Text color="fg.muted">{EMPTY_HINT}</Text>}
          <Box>
            <Button data-part="add" variant="outline" onClick={commands.add}>
              <PlusIcon /> Добавить правило
            </Button>
          </Box>
          <InactiveNotice rules={access.rules} />
          {region}
        </>
      )}
    </Stack>
  );
}
