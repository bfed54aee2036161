/** A file of SQL: its own text, and the files that it includes (`\ir`) in their places. */
export type SqlFile = { folder: string; name: string; parts: readonly (string | SqlFile)[] };

/** Everything that the file says, ready to be run. */
export function wholeSql({ parts }: SqlFile): string {
  return parts.map((part) => (typeof part === 'string' ? part : wholeSql(part))).join('');
}

/** What may not change once it was applied: all but the functions, which are always those of the present. */
export function lastingSql({ folder, parts }: SqlFile): string {
  if (folder === 'functions') return '';
  return parts.map((part) => (typeof part === 'string' ? part : lastingSql(part))).join('');
}

/** Every function that these files include, once. */
export function functionsOf(files: readonly SqlFile[]): SqlFile[] {
  const found = new Map<string, SqlFile>();
  const visit = (file: SqlFile): void => {
    if (file.folder === 'functions') found.set(file.name, file);
    for (const part of file.parts) if (typeof part !== 'string') visit(part);
  };
  files.forEach(visit);
  return [...found.values()];
}
