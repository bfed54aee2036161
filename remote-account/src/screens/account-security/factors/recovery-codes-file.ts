import { saveFile } from '@cabinet/kernel/http';
import { formatDate } from '@cabinet/kernel/ui';

interface RecoveryCodesFile {
  readonly codes: readonly string[];
  readonly email: string;
  /** When they were made, by ISO 8601. */
  readonly madeAt: string;
}

/** What the codes are, whose, and since when: whoever finds a paper or a file in a year knows nothing else of them. */
export function codesFacts({ email, madeAt }: Omit<RecoveryCodesFile, 'codes'>): readonly string[] {
  return [
    `Кабинет: ${window.location.host}`,
    `Учётная запись: ${email}`,
    `Сделаны: ${formatDate(madeAt, 'datetime')}`,
    'Каждый код один раз открывает вход, после пароля. Новые коды отменяют эти.',
  ];
}

/** Windows shows a text in lines by these. */
const LINE_END = '\r\n';

export function saveCodes({ codes, ...facts }: RecoveryCodesFile): void {
  const lines = ['Резервные коды', '', ...codesFacts(facts), '', ...codes, ''];
  saveFile(new Blob([lines.join(LINE_END)], { type: 'text/plain;charset=utf-8' }), 'Резервные коды.txt');
}
