import { Badge, Flex, Text } from '@cabinet/kernel/ui';
import type { SourceRef } from '../../api/promo.ts';
import { shortFingerprint } from './promo-words.ts';

interface SourceTextProps extends SourceRef {
  readonly isBlocked?: boolean;
  readonly isShared?: boolean;
}

/** An address or the beginning of a fingerprint, with what is known of it. */
export function SourceText({ kind, value, isBlocked = false, isShared = false }: SourceTextProps) {
  return (
    <Flex as="span" gap="2" align="center" wrap="wrap" minW="0">
      <Text as="span" title={value} fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {kind === 'ip' ? value : shortFingerprint(value)}
      </Text>
      {isShared && <Badge>общая сеть</Badge>}
      {isBlocked && <Badge colorPalette="red">заблокирован</Badge>}
    </Flex>
  );
}
