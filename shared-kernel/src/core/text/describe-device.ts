/** The facts by which a person recognises a signed-in device. */
interface DeviceDescription {
  readonly browser: string;
  readonly system: string;
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
}

type Rule = readonly [pattern: RegExp, name: string];

// The order matters: every browser also claims to be its predecessors.
const BROWSERS: readonly Rule[] = [
  [/YaBrowser\/(\d+)/, 'Яндекс Браузер'],
  [/(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'Microsoft Edge'],
  [/(?:OPR|OPT|Opera)\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[^ ]* (?:Mobile\/\S+ )?Safari/, 'Safari'],
];

const SYSTEMS: readonly Rule[] = [
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/Android (\d+)/, 'Android'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows NT/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

function firstMatch(userAgent: string, rules: readonly Rule[]): string | undefined {
  for (const [pattern, name] of rules) {
    const match = pattern.exec(userAgent);
    if (match) return match[1] === undefined ? name : `${name} ${match[1]}`;
  }
  return undefined;
}

function kindOf(userAgent: string): DeviceDescription['kind'] {
  if (/iPad|Tablet/.test(userAgent) || (/Android/.test(userAgent) && !/Mobile/.test(userAgent)))
    return 'tablet';
  if (/iPhone|iPod|Mobile/.test(userAgent)) return 'phone';
  return /Windows|Mac OS X|Linux|CrOS/.test(userAgent) ? 'computer' : 'unknown';
}

/** Browser, system and kind of device from a User-Agent header. It is a hint for the person, not evidence. */
export function describeDevice(userAgent: string | null): DeviceDescription {
  const text = userAgent ?? '';
  return {
    browser: firstMatch(text, BROWSERS) ?? 'Неизвестный браузер',
    system: firstMatch(text, SYSTEMS) ?? 'Неизвестная система',
    kind: kindOf(text),
  };
}

/** Browser and system in one line. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = describeDevice(userAgent);
  return `${browser}, ${system}`;
}
