import { moscowText } from '@cabinet/kernel/core/calendar';
import { DateText, Text } from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { CorrectionDetail } from '../../api/rate-corrections.ts';
import { scopeText, targetText } from '../../components/rate-correction/correction-words.ts';
import { multiplierText, percentText } from '../../components/rate-correction/multiplier.ts';

type Person = CorrectionDetail['createdBy'];

/** «Фаина, 1 декабря 2026 г. в 12:00». */
const deedText = (by: Person, at: string) =>
  [by?.displayName || 'Система', moscowText(at, 'datetime')].join(', ');

export function CorrectionFacts({ correction }: { readonly correction: CorrectionDetail }) {
  const { scope, target, multiplier, validFrom, validTo, reason } = correction;
  const { deactivatedAt, deactivatedBy, deactivationReason } = correction;
  return (
    <FactList>
      <Fact term="Модели">{scopeText(scope)}</Fact>
      <Fact term="Для кого">{targetText(target)}</Fact>
      <Fact term="Цена">{`${percentText(multiplier)} (${multiplierText(multiplier)})`}</Fact>
      <Fact term="Действует с">
        <DateText value={validFrom} format="datetime" />
      </Fact>
      <Fact term="Действует до">
        {validTo === null ? 'Без срока' : <DateText value={validTo} format="datetime" />}
      </Fact>
      <Fact term="Причина">
        <Text as="span" whiteSpace="pre-line">
          {reason}
        </Text>
      </Fact>
      <Fact term="Создана">{deedText(correction.createdBy, correction.createdAt)}</Fact>
      {deactivatedAt !== null && <Fact term="Отключена">{deedText(deactivatedBy, deactivatedAt)}</Fact>}
      {deactivationReason !== null && <Fact term="Почему отключена">{deactivationReason}</Fact>}
    </FactList>
  );
}
