import { useCurrentUser, useReloadUser } from '@cabinet/kernel/session';
import { Loaded, SectionCard, Skeleton, Stack } from '@cabinet/kernel/ui';
import { useEffect, useState } from 'react';
import { type NewCodes, useFactors } from '../../../api/factors.ts';
import { isProtected } from '../../../lib/factor-words.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { ProtectionLine } from './protection-line.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RecoveryCodesPart } from './recovery-codes-part.tsx';
import { TotpPart } from './totp-part.tsx';

/** By what the person signs in beside the password (product §12.9). */
export function FactorsSection({ email }: { readonly email: string }) {
  const [codes, setCodes] = useState<NewCodes>(null);
  const query = useFactors();
  const demand = useCurrentUser()?.secondFactor ?? null;
  const reloadUser = useReloadUser();
  const isMet = demand !== null && query.data !== undefined && isProtected(query.data);

  useEffect(
    function openCabinet() {
      if (isMet) void reloadUser();
    },
    [isMet, reloadUser],
  );

  return (
    <SectionCard id="factors" title="Вход в кабинет">
      <Loaded
        query={query}
        skeleton={<Skeleton height={{ base: '32.5rem', sm: '25.5rem', md: '24.5rem' }} aria-busy />}
        failureTitle="Не удалось загрузить способы входа"
      >
        {(factors) => (
          <Stack gap="5">
            <ProtectionLine factors={factors} isAdvised={demand?.dueAt === null} />
            <PasskeysPart factors={factors} onCodes={setCodes} />
            <TotpPart factors={factors} onCodes={setCodes} />
            <RecoveryCodesPart codes={factors.recoveryCodes} onCodes={setCodes} />
          </Stack>
        )}
      </Loaded>
      {codes !== null && <RecoveryCodesDialog codes={codes} email={email} onClose={() => setCodes(null)} />}
    </SectionCard>
  );
}
