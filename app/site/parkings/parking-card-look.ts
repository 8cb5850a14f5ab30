const on = {
  card: [
    'bg-card shadow-[0_0_0_1px_var(--line-strong)] transition-shadow duration-(--base) ease-out',
    'focus-within:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)] hover:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)] data-active:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)]',
  ].join(' '),
  image: 'transition-[scale] duration-(--slow) ease-out group-hover:scale-104',
  type: 'bg-(--ink-900) [&>svg]:text-(--yellow-500)',
  quiet: '',
  features: '',
}

/** Cannot be booked now: still listed, but muted. */
const off = {
  card: 'bg-subtle shadow-[0_0_0_1px_var(--line)]',
  image: 'brightness-118 contrast-72 grayscale',
  type: 'bg-[#5a6472]',
  quiet: 'text-ink-muted',
  features: '[&_:is(span,svg)]:text-ink-muted',
}

const narrow = {
  card: 'group relative grid overflow-hidden rounded-lg',
  picture: 'relative aspect-[2.3] overflow-hidden bg-sunken print:hidden',
  facts: 'flex flex-col p-4',
  compare: 'absolute top-3 left-3 print:hidden',
  buy: 'grid items-end gap-x-4 gap-y-3 border-line border-t px-4 pt-3 pb-4',
  /** The price and the button. */
  beside: '',
  label: 'absolute top-3 right-3 max-[22.5rem]:static',
}

/** Added where the window is wide enough: picture, facts and price side by side. */
const wide: typeof narrow = {
  card: 'md:grid-cols-[10rem_minmax(0,1fr)_13rem] xl:grid-cols-[max(15rem,26.3%)_minmax(0,1fr)_max(14.25rem,25%)] print:break-inside-avoid print:grid-cols-[minmax(0,1fr)_13rem] print:*:border-t-0',
  picture: 'md:aspect-auto',
  facts: 'md:p-5',
  compare: 'md:static md:mt-auto md:pt-2',
  buy: 'md:flex md:flex-col md:items-stretch md:justify-end md:gap-4 md:border-t-0 md:border-l md:p-4 xl:p-5',
  beside: 'max-md:min-[25rem]:grid-cols-[auto_1fr]',
  label: 'md:static md:mb-auto',
}

/** The classes of each part of a parking's card. */
export function parkingCardLook({ isNarrow, isOff }: { isNarrow: boolean; isOff: boolean }) {
  const state = isOff ? off : on
  const roomy = (part: keyof typeof narrow) =>
    isNarrow ? narrow[part] : `${narrow[part]} ${wide[part]}`

  return {
    ...state,
    card: `${roomy('card')} ${state.card}`,
    picture: roomy('picture'),
    facts: roomy('facts'),
    compare: roomy('compare'),
    buy: roomy('buy'),
    beside: roomy('beside'),
    label: roomy('label'),
  }
}
