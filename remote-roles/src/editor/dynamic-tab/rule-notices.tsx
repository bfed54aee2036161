import { countInactiveRules, describeRule, type ModelRule } from '@cabinet/kernel/core/model-access';
import { plural } from '@cabinet/kernel/core/text';
import { Banner, Stack } from '@cabinet/kernel/ui';
import { inactiveText } from './rule-words.ts';

/** Counts the rules without a value (product §2.10). */
export function InactiveNotice({ rules }: { readonly rules: readonly ModelRule[] }) {
  const count = countInactiveRules(rules);
  if (count === 0) return null;
  return (
    <Banner tone="warning" title={inactiveText(count)}>
      {`${plural(count, 'Оно не сохранится', 'Они не сохранятся', 'Они не сохранятся')}: выберите ${plural(count, 'значение', 'значения', 'значения')} или удалите ${plural(count, 'его', 'их', 'их')}.`}
    </Banner>
  );
}

/** What of the saved role names nothing that is known (product §5.7). */
export function DroppedNotice({ dropped }: { readonly dropped: readonly string[] }) {
  if (dropped.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={plural(
        dropped.length,
        'Одно из сохранённых правил больше не действует',
        'Часть сохранённых правил больше не действует',
        'Часть сохранённых правил больше не действует',
      )}
    >
      Таких вендоров, тегов, типов или моделей нет. При сохранении роли исчезнут:
      <Stack as="ul" gap="1" ps="5" mt="1" listStyle="disc" aria-label="Исчезнут при сохранении">
        {[...new Set(dropped)].map((text) => (
          <li key={text}>{describeRule(text)}</li>
        ))}
      </Stack>
    </Banner>
  );
}
