import { Text } from '@cabinet/kernel/ui';
import { useEffect, useState } from 'react';
import { isHeic } from './is-heic.ts';

/** What to do with a photo as iPhones keep them, which browsers cannot read. */
export function HeicHint({ file }: { readonly file: File }) {
  const [heic, setHeic] = useState<File | null>(null);
  useEffect(
    function lookAtFile() {
      let isCurrent = true;
      void isHeic(file).then((isIt) => isIt && isCurrent && setHeic(file));
      return () => {
        isCurrent = false;
      };
    },
    [file],
  );
  if (heic !== file) return null;
  return (
    <Text>
      Это фото в формате HEIC, его браузер не прочитает. Сохраните фото как JPEG или PNG и выберите его снова.
      На iPhone новые снимки будут в JPEG, если выбрать «Настройки» → «Камера» → «Форматы» → «Наиболее
      совместимые».
    </Text>
  );
}
