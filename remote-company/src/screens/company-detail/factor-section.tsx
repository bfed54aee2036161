import { moscowText } from '@cabinet/kernel/core/calendar';
import { plural } from '@cabinet/kernel/core/text';
import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import {
  Button,
  ButtonLink,
  Loaded,
  SectionCard,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { type CompanyFactor, requireFactor, useCompanyFactor } from '../../api/company-factor.ts';
import { Row, RowList } from '../../components/row-list.tsx';
import { elsewhere } from '../../paths.ts';

type Person = CompanyFactor['without'][number];

const CLOSED_LATER =
  'Через семь дней без него кабинет откроет человеку только страницу «Безопасность». Запросы в чате идут как прежде.';

const countText = ({ missing, people }: CompanyFactor): string =>
  missing === 0
    ? `Второй способ есть у всех: ${people} ${plural(people, 'человек', 'человека', 'человек')}.`
    : `Без второго способа: ${missing} из ${people}.`;

function missingText({ missing, people }: CompanyFactor): string {
  if (missing === 0) return 'Второй способ сейчас есть у всех.';
  return `Без второго способа сейчас ${missing} из ${people}: ${missing === 1 ? 'ему придёт письмо' : 'им придут письма'}.`;
}

function PersonRow({ person }: { readonly person: Person }) {
  const { displayName, email, dueAt, isClosed } = person;
  return (
    <Row wraps>
      <Text as="span" minW="0" overflowWrap="anywhere">
        {displayName === '' ? email : displayName}
      </Text>
      {isClosed ? (
        <StatusBadge tone="danger">Кабинет закрыт</StatusBadge>
      ) : (
        dueAt !== null && <Text as="span" color="fg.muted">{`до ${moscowText(dueAt, 'datetime')}`}</Text>
      )}
    </Row>
  );
}

/** Whoever has none, with the time that they have; of more than are named, how many. */
function Without({ state: { missing, without } }: { readonly state: CompanyFactor }) {
  if (without.length === 0) return null;
  const more = missing - without.length;
  return (
    <RowList label="Без второго способа">
      {without.map((person) => (
        <PersonRow key={person.userId} person={person} />
      ))}
      {more > 0 && (
        <Row>
          <Text as="span" color="fg.muted">{`И ещё ${more}`}</Text>
        </Row>
      )}
    </RowList>
  );
}

interface StateProps {
  readonly companyId: string;
  readonly state: CompanyFactor;
}

function RequireButton({ companyId, state }: StateProps) {
  const [isAsking, setAsking] = useState(false);
  const { isRequired } = state;

  async function change() {
    await tryOrNotify(() => requireFactor({ id: companyId }, !isRequired));
    notify.success(
      isRequired ? 'Второй способ входа больше не обязателен' : 'Второй способ входа теперь обязателен',
    );
  }

  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setAsking(true)}>
        {isRequired ? 'Больше не требовать' : 'Сделать обязательным'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={change}
        title={isRequired ? 'Больше не требовать второй способ?' : 'Сделать второй способ обязательным?'}
        confirmLabel={isRequired ? 'Не требовать' : 'Сделать обязательным'}
        isDestructive={isRequired}
      >
        {isRequired
          ? 'Люди компании смогут удалить второй способ, и для входа хватит одного пароля. Кому кабинет закрыт, тому он сразу откроется.'
          : `${missingText(state)} ${CLOSED_LATER}`}
      </ConfirmDialog>
    </>
  );
}

function State({ companyId, state }: StateProps) {
  return (
    <Stack gap="4">
      <Text>{countText(state)}</Text>
      {state.isRequired && <Without state={state} />}
      {state.isRequired || state.hasOwn ? (
        <RequireButton companyId={companyId} state={state} />
      ) : (
        <>
          <Text color="fg.muted">Чтобы требовать его от других, сначала добавьте второй способ себе.</Text>
          <ButtonLink to={elsewhere.accountSecurity.to()} variant="outline" alignSelf="flex-start">
            Добавить себе
          </ButtonLink>
        </>
      )}
    </Stack>
  );
}

/** The owner asks a second factor of the company's people (product §12.13). */
export function FactorSection({ companyId }: { readonly companyId: string }) {
  return (
    <SectionCard
      id="second-factor"
      title="Второй способ входа"
      description="Ключ доступа или приложение с кодами: украденного пароля тогда мало, чтобы войти"
    >
      <Loaded
        query={useCompanyFactor(companyId)}
        skeleton={<Skeleton height={{ base: '9rem', md: '7.5rem' }} />}
        failureTitle="Не удалось узнать, у кого есть второй способ"
      >
        {(state) => <State companyId={companyId} state={state} />}
      </Loaded>
    </SectionCard>
  );
}
