/**
 * Applies a chosen theme: of the elements in the head that belong to one theme, only its own count.
 * With any other choice the system decides, as it does without JavaScript. Runs in the head too,
 * before first paint, as text: it may not use anything outside itself.
 */
export function showTheme(choice: string | null): void {
  for (const element of document.querySelectorAll<HTMLStyleElement>('head [data-theme]')) {
    const own = element.dataset.theme
    const other = own === 'dark' ? 'light' : 'dark'
    if (choice === own) element.media = 'screen'
    else if (choice === other) element.media = 'not all'
    else element.media = `screen and (prefers-color-scheme: ${own})`
  }
}
