/** Search results cut off longer titles. */
const maxTitleLength = 60

/** For the tab and search engines: ends with the product unless that makes it too long. */
export function documentTitle(title: string, product: string): string {
  const whole = `${title} | ${product}`
  return whole.length > maxTitleLength ? title : whole
}
