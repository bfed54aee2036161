import { AlertIcon, Box, CheckIcon, InfoIcon, Spinner } from '@cabinet/kernel/ui';
import type { ResultText } from './result-text.ts';

const PALETTE: Readonly<Record<ResultText['tone'], string>> = {
  success: 'green',
  progress: 'blue',
  failure: 'red',
  neutral: 'gray',
};

function Sign({ tone }: { readonly tone: ResultText['tone'] }) {
  if (tone === 'progress') return <Spinner size="md" aria-hidden />;
  if (tone === 'success') return <CheckIcon boxSize="8" strokeWidth="2.25" />;
  return tone === 'failure' ? <AlertIcon boxSize="8" /> : <InfoIcon boxSize="8" />;
}

export function ResultMark({ tone }: { readonly tone: ResultText['tone'] }) {
  return (
    <Box
      colorPalette={PALETTE[tone]}
      layerStyle="fill.muted"
      boxSize="16"
      borderRadius="full"
      display="flex"
      alignItems="center"
      justifyContent="center"
    >
      <Sign tone={tone} />
    </Box>
  );
}
