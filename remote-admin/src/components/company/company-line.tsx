import { Flex, formatDate, Text } from '@cabinet/kernel/ui';
import type { CompanyFacts } from '../../api/companies.ts';
import { CompanyBadge } from './company-badge.tsx';

/** Who made a company and when: two of one name and INN differ in this. */
export function madeBy({ createdAt, createdBy }: CompanyFacts): string {
  const day = formatDate(createdAt);
  return createdBy === null ? `создана ${day}` : `создана ${day}, создатель — ${createdBy.displayName}`;
}

/** What tells a company from another one, in one line beside its name; nothing for a person or a group. */
export function CompanyLine({ company }: { readonly company: CompanyFacts | null }) {
  if (company === null) return null;
  return (
    <Flex as="span" columnGap="2" rowGap="0.5" align="center" wrap="wrap">
      <CompanyBadge company={company} />
      <Text as="span" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {`${company.kpp === null ? 'без КПП' : `КПП ${company.kpp}`} · ${madeBy(company)}`}
      </Text>
    </Flex>
  );
}
