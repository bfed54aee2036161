import { apiErrorText, notify } from '@cabinet/kernel/notify';
import { useNavigate } from '@cabinet/kernel/router';
import { Banner, Button, Flex, ProgressBar, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';
import { STATEMENT_MAX_MB, StatementDropZone } from './statement-drop-zone.tsx';
import { useUpload } from './use-upload.ts';

/** Takes the bank's file, says how far it is, and opens what it holds. */
export function UploadSection() {
  const navigate = useNavigate();
  const { progress, error, fileName, upload, cancel } = useUpload(({ id, fileName: name }) => {
    notify.success(`Выписка «${name}» загружена`);
    void navigate(paths.adminBankStatementsDetail.to({ statementId: id }));
  });
  return (
    <SectionCard
      title="Новая выписка"
      description={`Файл для 1С (1CClientBankExchange) из интернет-банка, до ${STATEMENT_MAX_MB} МБ. Загружать один и тот же день повторно можно: деньги не зачислятся дважды.`}
    >
      <Stack gap="4">
        <StatementDropZone isBusy={progress !== null} onPick={(file) => void upload(file)} />
        {progress !== null && (
          <Flex gap="4" align="center">
            <Stack gap="1" flex="1">
              <Text textStyle="sm" color="fg.muted">
                {progress < 1 ? `Загружаем «${fileName}»` : `Читаем «${fileName}»`}
              </Text>
              <ProgressBar label="Загрузка выписки" percent={progress * 100} />
            </Stack>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={cancel}>
              Отменить
            </Button>
          </Flex>
        )}
        {error !== null && (
          <Banner tone="danger" title={`«${fileName}» не загружен`}>
            {apiErrorText(error).message}
          </Banner>
        )}
      </Stack>
    </SectionCard>
  );
}
