import { Button, CopyButton, CopyIcon, copyText, Flex, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail, Seller } from '@cabinet/payments';
import { Fact, FactList } from '@cabinet/payments/facts';
import { tellCopied } from '../../lib/tell-copied.ts';
import { type InvoiceLine, invoiceLines, invoiceText } from './invoice-lines.ts';
import { InvoiceQr } from './invoice-qr.tsx';

function CopyAllButton({ lines }: { readonly lines: readonly InvoiceLine[] }) {
  async function copyAll() {
    tellCopied('Все реквизиты', await copyText(invoiceText(lines)));
  }
  return (
    <Button size="sm" variant="outline" onClick={() => void copyAll()}>
      <CopyIcon /> Скопировать всё
    </Button>
  );
}

interface InvoiceSectionProps {
  readonly request: Pick<PaymentRequestDetail, 'id' | 'amount' | 'purpose' | 'actions'>;
  readonly seller: Seller;
}

/** Where an invoice is paid to, how much and what for, line by line for a bank's form. */
export function InvoiceSection({ request, seller }: InvoiceSectionProps) {
  const { id, amount, purpose, actions } = request;
  const lines = invoiceLines({ seller, amount, purpose });
  return (
    <SectionCard
      title="Реквизиты для перевода"
      description="Они же и QR-код есть в PDF"
      actions={<CopyAllButton lines={lines} />}
    >
      <Stack gap="4">
        {actions.sendInvoice && <InvoiceQr requestId={id} />}
        <FactList>
          {lines.map(({ term, shown, copied }) => (
            <Fact key={term} term={term}>
              <Flex as="span" display="inline-flex" align="center" gap="1">
                <Text as="span" minW="0">
                  {shown}
                </Text>
                <CopyButton
                  text={copied}
                  label={`Скопировать: ${term}`}
                  onOutcome={(isCopied) => tellCopied(term, isCopied)}
                />
              </Flex>
            </Fact>
          ))}
        </FactList>
      </Stack>
    </SectionCard>
  );
}
