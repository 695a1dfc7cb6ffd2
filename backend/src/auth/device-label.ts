const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.+\bSafari\//, 'Safari'],
];

const devices: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a label such as "Firefox on Windows", or null. The database stores this label instead of the user agent. */
export function deviceLabel(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, 500) ?? '';
  const browser = firstMatch(browsers, text);
  const device = firstMatch(devices, text);
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device ?? null;
}

function firstMatch(words: readonly [RegExp, string][], text: string): string | undefined {
  return words.find(([pattern]) => pattern.test(text))?.[1];
}
