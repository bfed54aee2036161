const LABELS: Readonly<Record<string, string>> = {
  host: 'Оболочка',
  account: 'Кабинет',
  company: 'Компания',
  group: 'Группа',
  roles: 'Роли',
  admin: 'Администрирование',
};

/** What people call a remote; one that has no name yet stands as the registry has it. */
export const remoteLabel = (name: string): string => LABELS[name] ?? name;
