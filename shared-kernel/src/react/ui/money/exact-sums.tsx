import { Text } from '../text.ts';

/**
 * Stands with every total: its parts have more decimals than are shown, so the shown ones need not come to it. It is
 * plain text, because a phone has no hover and a keyboard no pointer.
 */
export function ExactSums() {
  return (
    <Text textStyle="xs" color="fg.muted">
      Суммы точные, показаны до копейки
    </Text>
  );
}
