import { chakra, DateText } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { capText } from '../caps/cap-words.ts';
import { KIND_WORDS } from './kind-words.ts';
import type { OpenedInvitation } from './opened-invitation.ts';

const List = /* @__PURE__ */ chakra('dl', { base: { display: 'grid', gap: '3', margin: '0' } });
const Row = /* @__PURE__ */ chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '0.5', alignItems: 'baseline' },
});
const Term = /* @__PURE__ */ chakra('dt', {
  base: { flex: '0 0 9rem', color: 'fg.muted', textStyle: 'sm' },
});
const Description = /* @__PURE__ */ chakra('dd', {
  base: { flex: '1 1 13rem', minWidth: '0', margin: '0', overflowWrap: 'anywhere' },
});

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Row>
      <Term>{term}</Term>
      <Description>{children}</Description>
    </Row>
  );
}

/** What is known of an invitation before it is answered: to whom, as whom, who pays, who sees what, until when. */
export function InvitationFacts({ invitation }: { readonly invitation: OpenedInvitation }) {
  const { kind, inviter, email, roleName, monthlyCap, expiresAt } = invitation;
  const { whoPays, whatIsSeen } = KIND_WORDS[kind];
  return (
    <List>
      <Fact term="Кто приглашает">{inviter.displayName}</Fact>
      <Fact term="Для кого">{email}</Fact>
      {roleName !== null && <Fact term="Роль">{roleName}</Fact>}
      <Fact term="Месячный лимит">{capText(monthlyCap)}</Fact>
      <Fact term="Кто платит">{whoPays}</Fact>
      <Fact term="Что видно">{whatIsSeen}</Fact>
      <Fact term="Действует до">
        <DateText value={expiresAt} format="datetime" />
      </Fact>
    </List>
  );
}
