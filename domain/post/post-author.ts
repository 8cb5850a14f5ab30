/** The author, or the team of the product if there is none. */
export function postAuthor(author: string | null | undefined, product: string): string {
  return author?.trim() || `Team ${product}`
}
