import { Text } from '@cabinet/kernel/ui';

/** Why the first of two people was not enough; nothing where that is not known. */
export function WhyTwoPeople({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return <Text>{`Почему двое: ${reasons.join('. ')}.`}</Text>;
}
