import { plural } from '@cabinet/kernel/core/text';
import { Box, ButtonLink, SectionCard, Skeleton, Stack } from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import { type Factors, useFactors } from '../../api/factors.ts';
import { useSessions } from '../../api/sessions.ts';
import { factorsText, isProtected } from '../../lib/factor-words.ts';
import { paths } from '../../paths.ts';

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
}

/** One line of the card. The security page itself says why something cannot be loaded, and tries again. */
function Line<Data>({ query, text }: { readonly query: Asked<Data>; readonly text: (data: Data) => string }) {
  if (query.data !== undefined) return <span>{text(query.data)}</span>;
  if (query.error !== undefined) return <span>Не удалось загрузить</span>;
  return <Skeleton height="5" width="12rem" maxWidth="full" aria-busy />;
}

function guardText(factors: Factors): string {
  return isProtected(factors) ? `Пароль, ${factorsText(factors)}` : 'Защищён только паролем';
}

function countText({ length }: readonly unknown[]): string {
  return `${length} ${plural(length, 'устройство', 'устройства', 'устройств')}`;
}

/** How the account is guarded, and the way to the screen about it. */
export function SecuritySection() {
  return (
    <SectionCard id="security" title="Безопасность">
      <Stack gap="4">
        <FactList>
          <Fact term="Вход">
            <Line query={useFactors()} text={guardText} />
          </Fact>
          <Fact term="Где вы вошли">
            <Line query={useSessions()} text={countText} />
          </Fact>
        </FactList>
        <Box>
          <ButtonLink to={paths.accountSecurity.to()} variant="outline" size="sm">
            Открыть безопасность
          </ButtonLink>
        </Box>
      </Stack>
    </SectionCard>
  );
}
