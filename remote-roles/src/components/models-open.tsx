import { plural } from '@cabinet/kernel/core/text';
import { Box, ProgressBar, Text } from '@cabinet/kernel/ui';
import type { Role } from '../api/roles.ts';

type Opened = Pick<Role, 'modelsOpen' | 'modelsTotal'>;

export function modelsText({ modelsOpen, modelsTotal }: Opened): string {
  return `${modelsOpen} из ${modelsTotal} ${plural(modelsTotal, 'модели', 'моделей', 'моделей')}`;
}

export function ModelsOpen({ role }: { readonly role: Opened }) {
  const { modelsOpen, modelsTotal } = role;
  return (
    <Box minW="5rem">
      <Text as="span">{`${modelsOpen} из ${modelsTotal}`}</Text>
      <Box mt="1" aria-hidden>
        <ProgressBar
          label="Открыто моделей"
          percent={modelsTotal === 0 ? 0 : (100 * modelsOpen) / modelsTotal}
          size="sm"
        />
      </Box>
    </Box>
  );
}
