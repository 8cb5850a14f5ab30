type Modifiers = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

/**
 * With a modifier key a press has a meaning to the browser: a link opens in another tab or window, or
 * is downloaded, and an arrow key goes through the history.
 */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers) =>
  altKey || ctrlKey || metaKey || shiftKey
