/**
 * The only words in which the product names support. `SupportContact` makes a link of them where the deployment names a
 * contact, and nothing says them where it does not (product §2.15).
 */
export const SUPPORT_WORDS = {
  name: 'Поддержка',
  ask: 'обратитесь в поддержку',
  takeBack: 'попросите поддержку вернуть деньги',
  open: 'Открыть поддержку',
  number: 'Номер для поддержки',
} as const;
