import { Box, DateText, Stack } from '@cabinet/kernel/ui';
import type { StoredBuild } from '../../api/stored-build.ts';
import { Fact } from '../fact.tsx';

/** The build, and who put it into the store. */
export function TrialFacts({ stored: { build, storedBy, storedAt } }: { readonly stored: StoredBuild }) {
  return (
    <Stack as="dl" gap="3" textStyle="sm">
      <Fact name="Сборка">
        <Box as="span" fontFamily="mono">
          {build}
        </Box>
      </Fact>
      <Fact name="Кто сохранил">{storedBy ?? 'неизвестно кто'}</Fact>
      {storedAt !== null && (
        <Fact name="Когда">
          <DateText value={storedAt} format="datetime" />
        </Fact>
      )}
    </Stack>
  );
}
