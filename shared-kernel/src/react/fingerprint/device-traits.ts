/**
 * What distinguishes this device from others and stays the same from visit to visit. None of it names a person.
 *
 * @remarks Also runs in an inline script, by its source alone: it may use nothing from outside itself.
 */
export function deviceTraits(): readonly string[] {
  const { userAgent, languages, hardwareConcurrency, maxTouchPoints } = navigator;
  return [
    userAgent,
    languages.join(','),
    String(hardwareConcurrency),
    String(maxTouchPoints),
    `${screen.width}x${screen.height}x${screen.colorDepth}`,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ];
}
