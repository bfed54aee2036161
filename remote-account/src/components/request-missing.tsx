import { ButtonLink, Flex } from '@cabinet/kernel/ui';
import { paths } from '../paths.ts';

/** In place of a payment request that does not exist or is another person's, with ways out. */
export const REQUEST_MISSING = {
  title: 'Заявка не найдена',
  description: 'Возможно, в ссылке ошибка, или это заявка другого человека.',
  action: (
    <Flex gap="3" wrap="wrap" justify="center">
      <ButtonLink to={paths.paymentRequests.to()}>Мои заявки</ButtonLink>
      <ButtonLink to={paths.payment.to()} variant="outline">
        Новое пополнение
      </ButtonLink>
    </Flex>
  ),
};
