import { moscowText } from '@cabinet/kernel/core/calendar';
import { quoted } from '@cabinet/kernel/core/text';
import { useLocation } from '@cabinet/kernel/router';
import { type User, useCurrentUser } from '@cabinet/kernel/session';
import { Banner, Box, ButtonLink } from '@cabinet/kernel/ui';
import { factorPath } from '../federation/remotes.ts';

type Demand = NonNullable<User['secondFactor']>;

const WHY = {
  staff: () => 'У вас есть права администрации, поэтому одного пароля для входа мало.',
  company: ({ company }: User) =>
    `${company === null ? 'Компания' : `Компания ${quoted(company.name)}`} требует входить не только по паролю.`,
} as const satisfies Readonly<Record<Demand['demandedBy'], (user: User) => string>>;

const LATER =
  'Потом без второго способа откроется только страница «Безопасность». Запросы в чате идут как прежде.';
const NOW =
  'Добавьте ключ доступа или приложение с кодами, и всё сразу откроется. Запросы в чате идут как прежде.';

/** Says above each page that a second factor must be added, until when, and where (product §12.13). */
export function FactorNotice() {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const { dueAt, demandedBy, isClosed = false } = user?.secondFactor ?? {};
  if (user === null || demandedBy === undefined || dueAt === undefined || dueAt === null) return null;
  const path = factorPath();
  const isElsewhere = path !== undefined && path !== pathname;
  return (
    <Box mb="6">
      <Banner
        tone={isClosed ? 'danger' : 'warning'}
        title={
          isClosed
            ? 'Кабинет закрыт, пока нет второго способа входа'
            : `Добавьте второй способ входа до ${moscowText(dueAt, 'datetime')}`
        }
        action={
          isElsewhere && (
            <ButtonLink to={`${path}#factors`} variant="outline" size="sm">
              Добавить
            </ButtonLink>
          )
        }
      >
        {`${WHY[demandedBy](user)} ${isClosed ? NOW : LATER}`}
      </Banner>
    </Box>
  );
}
