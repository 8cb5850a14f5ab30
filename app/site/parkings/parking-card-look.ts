import type { ParkingLabel } from '#domain/parking/parking-labels.ts'

const on = {
  card: [
    // Not with a finger: a press would wait for its frames.
    'bg-card shadow-[0_0_0_1px_var(--line-strong)] pointer-fine:[transition:box-shadow_var(--base)_var(--ease-out)]',
    'focus-within:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)] hover:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)] data-active:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)]',
  ].join(' '),
  image: 'transition-[scale] duration-(--slow) ease-out within-hover:scale-104',
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

/** The short form: a thumbnail beside the name, and the price beside the button. */
const narrow = {
  card: 'group relative grid grid-cols-[auto_minmax(0,1fr)] overflow-hidden rounded-lg pt-3 print:break-inside-avoid print:grid-cols-[minmax(0,1fr)_13rem] print:pt-0',
  picture:
    // In pixels, so that large text leaves room for the name.
    'relative ml-3 h-[88px] w-[76px] overflow-hidden rounded-md bg-sunken max-[20rem]:hidden print:hidden',
  type: 'hidden',
  facts: 'contents print:block print:p-4',
  head: 'grid min-w-0 content-center gap-0.5 px-3 wrap-anywhere [&>p>span]:flex-wrap [&>p>span]:whitespace-normal print:p-0',
  kind: '',
  distance: 'col-span-full mt-1.5 px-3 text-sm/[1.45] print:px-0',
  featureList:
    'col-span-full mt-1 flex flex-wrap gap-x-3.5 gap-y-0 px-3 [&>li>span]:text-xs/[1.5] [&_svg]:size-3.75 print:px-0',
  buy: 'col-span-full mt-2 flex flex-wrap items-center gap-x-2 gap-y-2 border-line [&>p]:flex-[1_1_7.5rem] border-t px-3 py-2.5 [&_a]:px-3 [&_a]:text-[0.9375rem] [&_a>svg]:max-[26rem]:hidden print:col-span-1 print:mt-0 print:block print:border-t-0 print:p-4',
  act: 'ml-auto grid justify-items-end gap-1.5 print:mt-2 print:justify-items-start',
  tag: '',
  unavailable: 'w-full',
  warning:
    'col-span-full mx-3 mt-2 flex items-start gap-2 rounded-sm bg-caution-soft px-2.5 py-1.5 font-medium text-caution-ink text-xs/[1.4]',
  foot: 'relative col-span-full border-line border-t bg-subtle print:hidden',
  date: 'flex flex-wrap items-center gap-x-2 px-3 pb-2',
  // On a phone the link stands beside the box, and what it is about below them.
  sources: 'flex flex-col items-start px-3 pb-2 [&>a]:order-first [&>a]:min-h-11',
  footCompare: 'absolute top-0 right-3 [&_label]:min-h-11',
}

/** Added where the window is wide enough: picture, facts and price side by side. */
const wide: typeof narrow = {
  card: 'md:grid-cols-[10rem_minmax(0,1fr)_13rem] md:grid-rows-[1fr_auto] md:pt-0 xl:grid-cols-[max(15rem,26.3%)_minmax(0,1fr)_max(14.25rem,25%)]',
  picture: 'md:ml-0 md:h-auto md:w-auto md:rounded-none',
  type: 'md:inline-flex',
  facts: 'md:block md:p-5 md:pb-3',
  head: 'md:block md:px-0',
  kind: 'md:hidden print:flex',
  distance: 'md:mt-3 md:px-0 md:text-[0.9375rem]/[1.45]',
  featureList:
    'md:mt-3 md:grid md:grid-cols-[repeat(2,minmax(0,max-content))] md:gap-x-5 md:gap-y-1.5 md:px-0 md:[&>li>span]:text-sm/[1.3] md:[&_svg]:size-4.25',
  buy: 'md:col-span-1 md:col-start-3 md:row-start-1 md:mt-0 md:flex-col md:flex-nowrap md:items-stretch md:justify-end md:border-t-0 md:border-l md:p-4 md:[&>p]:flex-none md:[&_a]:px-4.5 md:[&_a]:text-base print:col-start-2 print:row-start-1',
  act: 'md:contents',
  tag: 'md:order-first md:mb-auto md:self-start',
  unavailable: 'md:mb-auto md:w-auto md:self-start',
  warning: 'md:mx-0 md:mt-3 md:w-fit md:px-3 md:text-sm/[1.4]',
  foot: '',
  // Unfolded it takes a line of its own, or the source would stand below the card.
  date: 'xl:absolute xl:top-0 xl:right-38 xl:min-h-11 xl:p-0 md:px-5 xl:has-[details[open]]:static xl:has-[details[open]]:px-5 xl:has-[details[open]]:pb-2',
  sources:
    'md:min-h-11 md:flex-row md:flex-wrap md:items-center md:gap-x-4 md:py-1.5 md:pr-38 md:pl-5 md:[&>a]:order-none md:[&>a]:min-h-6',
  footCompare: 'md:right-5',
}

/**
 * On a phone beside the type of parking, from the width at which both fit: the row of the price stays as low as its
 * button.
 */
const cornerTag: Record<ParkingLabel, string> = {
  'Laagste prijs': 'top-2 right-2 max-md:min-[22.5rem]:absolute',
  'Hoogste beoordeling': 'top-2 right-2 max-md:min-[26.5rem]:absolute',
  'Dichtst bij de terminal': 'top-2 right-2 max-md:min-[28rem]:absolute',
}

type Shown = {
  isNarrow: boolean
  isOff: boolean
  hasFoot: boolean
  label: ParkingLabel | undefined
}

/** The classes of each part of a parking's card. */
export function parkingCardLook({ isNarrow, isOff, hasFoot, label }: Shown) {
  // The strip at the bottom has a row of its own.
  const rows = hasFoot || isNarrow ? '' : 'md:row-span-2'
  const state = isOff ? off : on
  const roomy = (part: keyof typeof narrow) =>
    isNarrow ? narrow[part] : `${narrow[part]} ${wide[part]}`

  return {
    quiet: state.quiet,
    image: state.image,
    card: `${roomy('card')} ${state.card}`,
    picture: `${roomy('picture')} ${rows}`,
    type: `${roomy('type')} ${state.type}`,
    facts: roomy('facts'),
    head: roomy('head'),
    kind: roomy('kind'),
    distance: `${roomy('distance')} ${state.quiet || 'text-ink-soft'}`,
    features: `${roomy('featureList')} ${state.features}`,
    buy: `${roomy('buy')} ${rows} ${hasFoot ? 'md:gap-3 md:[&>[data-remark]]:-mt-3' : 'md:gap-4 xl:p-5'}`,
    act: roomy('act'),
    tag: `${roomy('tag')} ${hasFoot && label ? cornerTag[label] : ''}`,
    unavailable: roomy('unavailable'),
    warning: roomy('warning'),
    foot: roomy('foot'),
    date: roomy('date'),
    sources: roomy('sources'),
    footCompare: roomy('footCompare'),
  }
}
