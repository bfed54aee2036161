/** A name that people type, as a letter shows it: mail programs must not turn it into a link to a stranger's site. */
export function withoutLinks(name: string): string {
  return name.replaceAll('://', ' ').replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ' ');
}
