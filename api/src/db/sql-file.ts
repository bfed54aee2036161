/** A file of SQL: its own text, with the files that it includes (`\ir`) in their places. */
export interface SqlFile {
  readonly folder: string;
  readonly name: string;
  readonly parts: readonly (string | SqlFile)[];
}

/** The text of the file with everything that it includes. */
export function wholeSql({ parts }: SqlFile): string {
  return parts.map((part) => (typeof part === 'string' ? part : wholeSql(part))).join('');
}

/** The part that must not change once it was applied: everything but the functions. */
export function lastingSql({ folder, parts }: SqlFile): string {
  if (folder === 'functions') return '';
  return parts.map((part) => (typeof part === 'string' ? part : lastingSql(part))).join('');
}

/** Every function that these files include, each once. */
export function functionsOf(files: readonly SqlFile[]): SqlFile[] {
  const found = new Map<string, SqlFile>();
  const visit = (file: SqlFile): void => {
    if (file.folder === 'functions') found.set(file.name, file);
    for (const part of file.parts) if (typeof part !== 'string') visit(part);
  };
  files.forEach(visit);
  return [...found.values()];
}
