import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import { Button, Flex, SectionCard, Text, useLazyDialog } from '@cabinet/kernel/ui';
import type { Group } from '../../../api/group.ts';

const importDissolve = () => import('./dissolve-dialog.tsx');

/** What is in the way, or `null`. */
function obstacleOf({ members, payer }: Group): string | null {
  const others = members.length - 1;
  if (others > 0) {
    const people = `${others} ${plural(others, 'участник', 'участника', 'участников')}`;
    return `Распустить можно группу, в которой вы остались одни. Сейчас в ней ещё ${people}: исключите их или передайте группу.`;
  }
  if (signOfAmount(payer.held) > 0)
    return `На счёте группы зарезервировано ${formatAmount(payer.held)} для запросов, которые ещё выполняются. Когда они закончатся, группу можно будет распустить.`;
  return null;
}

/** The danger zone of the owner. */
export function DissolveSection({ group }: { readonly group: Group }) {
  const dissolve = useLazyDialog(importDissolve, { group });
  const obstacle = obstacleOf(group);
  return (
    <SectionCard id="leave" title="Роспуск группы">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <Text color="fg.muted" flex="1 1 16rem">
          {obstacle ??
            `Группы не станет, а остаток ${formatAmount(group.payer.balance)} перейдёт на ваш личный счёт.`}
        </Text>
        {obstacle === null && (
          <Button
            variant="outline"
            colorPalette="red"
            size="sm"
            busy={dissolve.isComing}
            onClick={() => dissolve.ask({})}
          >
            Распустить группу
          </Button>
        )}
      </Flex>
      {dissolve.element}
    </SectionCard>
  );
}
