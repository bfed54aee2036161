import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { tabsRecipe } from './tabs-recipe.ts';

/** One tab and what it shows. */
export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  readonly tabs: readonly Tab[];
  /** The id of the chosen tab. Without it the tabs keep the choice themselves and start with the first. */
  readonly value?: string | undefined;
  readonly onChange?: ((id: string) => void) | undefined;
  readonly label?: string | undefined;
}

/** Tabs that are driven by arrows. The content of a tab is mounted when it is first chosen, and then stays. */
export function Tabs({ tabs, value, onChange, label }: TabsProps) {
  const choice = value === undefined ? { defaultValue: tabs[0]?.id ?? null } : { value };
  return (
    <ChakraTabs.Root
      recipe={tabsRecipe}
      {...choice}
      lazyMount
      onValueChange={(change) => onChange?.(change.value)}
    >
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {tabs.map((tab) => (
        <ChakraTabs.Content key={tab.id} value={tab.id}>
          {tab.content}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
}
