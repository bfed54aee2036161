import { BuildingIcon, ButtonLink, Card, EmptyState, Flex } from '@cabinet/kernel/ui';
import { elsewhere, paths } from '../../paths.ts';

/** Somebody who is in a company has no second one. */
export function AlreadyInCompany({ name }: { readonly name: string }) {
  return (
    <Card p="0">
      <EmptyState
        icon={<BuildingIcon />}
        title={`Вы уже в компании ${name}`}
        description="Состоять можно только в одной компании. Чтобы создать свою, сначала выйдите из этой."
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            <ButtonLink to={paths.company.to()}>Моя компания</ButtonLink>
            <ButtonLink to={elsewhere.account.to()} variant="outline">
              Мой аккаунт
            </ButtonLink>
          </Flex>
        }
      />
    </Card>
  );
}
