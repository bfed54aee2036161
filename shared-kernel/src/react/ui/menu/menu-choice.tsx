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

/** The menu takes an item of an empty value for none: «↓» would come to it again and again and never pass it. */
const idOf = (value: string) => `=${value}`;

/** One of a few values, the empty one too, as the lines of a menu. The menu closes with the choice. */
export function MenuChoice({ options, value, onChange }: MenuChoiceProps) {
  return (
    <ChakraMenu.RadioItemGroup value={idOf(value)} onValueChange={({ value: id }) => onChange(id.slice(1))}>
      {options.map((option) => (
        <ChakraMenu.RadioItem
          key={option.value}
          value={idOf(option.value)}
          valueText={option.label}
          disabled={option.isDisabled}
        >
          <Flex boxSize="4" flexShrink="0">
            {option.value === value && <CheckIcon boxSize="4" />}
          </Flex>
          <ChakraMenu.ItemText>{option.label}</ChakraMenu.ItemText>
        </ChakraMenu.RadioItem>
      ))}
    </ChakraMenu.RadioItemGroup>
  );
}
