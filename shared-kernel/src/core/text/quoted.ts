/** A name in quotation marks, unless it brings its own: «Семья», Студия «Север». */
export function quoted(name: string): string {
  return name.includes('«') ? name : `«${name}»`;
}
