import { CopyButton } from '../copy-button.tsx';
import { Flex } from '../layout.ts';
import { Text } from '../text.ts';
import { SupportContact } from './support-contact.tsx';

/** Props of {@link SupportNumber}. */
export interface SupportNumberProps {
  readonly number: string;
  /** Name of the button that copies it. */
  readonly copyLabel: string;
}

/** A number that people read out to support, and where to. Its term is `numberTerm` (product §2.15). */
export function SupportNumber({ number, copyLabel }: SupportNumberProps) {
  return (
    <Flex as="span" display="inline-flex" align="center" wrap="wrap" columnGap="3">
      <Flex as="span" display="inline-flex" align="center" gap="1">
        <Text as="span" fontWeight="semibold">
          {number}
        </Text>
        <CopyButton text={number} label={copyLabel} />
      </Flex>
      <SupportContact act="contact" about={number} />
    </Flex>
  );
}
