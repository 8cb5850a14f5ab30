/** Buttons of the page that need its script. The browser itself opens a popover. */
const scripted = 'main button[type="button"]:not([popovertarget])'
let clicked: HTMLElement[] = []

/** Keeps which buttons are clicked before the script of the page has come. */
export function keepEarlyClicks(): void {
  document.addEventListener('click', keep, { capture: true })
}

/** Clicks them again. Call it when the page is hydrated. */
export function repeatEarlyClicks(): void {
  document.removeEventListener('click', keep, { capture: true })
  for (const button of clicked) button.click()
  clicked = []
}

function keep({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(scripted) : null
  if (button) clicked.push(button)
}
