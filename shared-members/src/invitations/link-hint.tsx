import { Flex, InfoIcon, Text } from '@cabinet/kernel/ui';

/** Of the one section of a page; the buttons that copy refer to it. */
export const LINK_HINT_ID = 'invitation-link-hint';

/** What a copied link is good for, so that nobody takes it for the letter's. */
export function LinkHint() {
  return (
    <Flex gap="2" align="flex-start" color="fg.muted">
      <InfoIcon boxSize="4" mt="0.5" />
      <Text id={LINK_HINT_ID} textStyle="sm" minW="0">
        Ссылка открывает приглашение; человек подтвердит почту кодом из письма
      </Text>
    </Flex>
  );
}
