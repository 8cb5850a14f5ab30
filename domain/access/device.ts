const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS)\b/],
  ['Linux', /\bLinux\b/],
]

/** A name by which the owner recognizes a browser: 'Chrome op Windows'. */
export function deviceName(userAgent: string): string {
  const [browser] = browsers.find(([, sign]) => sign.test(userAgent)) ?? ['Onbekende browser']
  const [system] = systems.find(([, sign]) => sign.test(userAgent)) ?? []
  return system ? `${browser} op ${system}` : browser
}
