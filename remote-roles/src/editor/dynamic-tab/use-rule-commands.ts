import { useLayoutEffect, useRef, useState } from 'react';
import { type CommandContext, createRuleCommands, type RuleCommands } from './rule-commands.ts';

/** Commands that never change, so that no rule is drawn again for them, and always see the newest rules. */
export function useRuleCommands(context: CommandContext): RuleCommands {
  const latest = useRef(context);
  useLayoutEffect(function keepLatest() {
    latest.current = context;
  });
  const [commands] = useState(() =>
    createRuleCommands(
      () => latest.current,
      (access) => {
        // Leaving a value and pressing a button may come before the next drawing.
        latest.current = { ...latest.current, access };
        latest.current.onChange(access);
      },
    ),
  );
  return commands;
}
