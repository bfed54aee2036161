import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { CheckIcon } from '../icons/check-icon.ts';
import { Flex } from '../layout.ts';
import type { SelectOption } from '../select/select.tsx';

/** Props of {@link MenuChoice}. */
export interface MenuChoiceProps {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few values as the lines of a menu. The menu closes with the choice. */
export function MenuChoice({ options, value, onChange }: MenuChoiceProps) {
  return (
    <ChakraMenu.RadioItemGroup value={value} onValueChange={(change) => onChange(change.value)}>
      {options.map((option) => (
        <ChakraMenu.RadioItem key={option.value} value={option.value} disabled={option.isDisabled}>
          <Flex boxSize="4" flexShrink="0">
            {option.value === value && <CheckIcon boxSize="4" />}
          </Flex>
          <ChakraMenu.ItemText>{option.label}</ChakraMenu.ItemText>
        </ChakraMenu.RadioItem>
      ))}
    </ChakraMenu.RadioItemGroup>
  );
}
