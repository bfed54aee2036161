import { Box, Button, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Company } from '../../api/company.ts';
import { CloseCompanyDialog } from './close-company-dialog.tsx';
import { ClosingObstacles, useClosingObstacles } from './closing-obstacles.tsx';

interface CloseCompanyProps {
  readonly company: Company;
  readonly onGone: () => void;
}

export function CloseCompany({ company, onGone }: CloseCompanyProps) {
  const [isAsking, setAsking] = useState(false);
  const obstacles = useClosingObstacles(company);
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Владелец не может просто выйти: компания закрывается, когда в ней никого больше нет и на счёте пусто.
        Закрытую компанию не вернуть.
      </Text>
      {obstacles.length > 0 ? (
        <ClosingObstacles obstacles={obstacles} />
      ) : (
        <Box>
          <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
            Закрыть компанию
          </Button>
        </Box>
      )}
      <CloseCompanyDialog
        company={company}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onGone={onGone}
      />
    </Stack>
  );
}
