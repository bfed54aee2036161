declare module '*.sql' {
  const file: import('./sql-file.ts').SqlFile;
  export default file;
}
