/** More than this is cut off where the title is shown. */
const atMost = 60

/** What the tab and search engines show: the product follows, unless that makes it too long. */
export function documentTitle(title: string, product: string): string {
  const whole = `${title} | ${product}`
  return whole.length > atMost ? title : whole
}
