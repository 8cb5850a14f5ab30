import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ComponentProps } from 'react'

const tones = {
  primary:
    'border-transparent bg-action text-on-action hover:bg-action-hover active:bg-action-press',
  secondary:
    'border-line-control bg-card text-ink hover:border-ink hover:bg-hover active:bg-sunken',
  ghost: 'border-transparent text-ink hover:bg-hover active:bg-sunken',
  danger: 'border-transparent bg-negative text-on-negative hover:bg-negative-hover',
  signal: 'border-transparent bg-signal text-on-signal hover:bg-signal-hover',
  inverse: 'border-white/50 text-white hover:bg-white/10',
  /** On the yellow sign. */
  ink: 'border-transparent bg-(--ink-900) text-white hover:bg-(--ink-800)',
  /** Two options of equal weight. */
  choice: 'border-transparent bg-(--choice) text-(--on-choice) hover:bg-(--choice-hover)',
  link: 'border-transparent text-link underline decoration-1 underline-offset-[0.2em] hover:text-link-hover disabled:bg-transparent! disabled:no-underline',
}

const sizes = {
  sm: 'min-h-9 py-1 text-sm/[1.25] max-lg:min-h-11 pointer-coarse:min-h-11',
  md: 'min-h-11 py-2 text-(length:--control-text,1rem)/[1.25]',
  lg: 'min-h-13 py-3 text-[1.0625rem]/[1.25]',
}

const paddings = { sm: 'px-3', md: 'px-4.5', lg: 'px-6' }
const ownPaddings: Partial<Record<keyof typeof tones, string>> = {
  ghost: 'px-3',
  choice: 'px-2',
  link: 'px-0',
}

const busyTones = {
  primary: 'data-busy:bg-action-hover data-busy:text-on-action',
  secondary: 'data-busy:border-line-control data-busy:bg-card data-busy:text-ink',
  ghost: 'data-busy:bg-transparent data-busy:text-ink',
  danger: 'data-busy:bg-negative-hover data-busy:text-on-negative',
  signal: 'data-busy:bg-signal-hover data-busy:text-on-signal',
  inverse: 'data-busy:border-white/50 data-busy:bg-transparent data-busy:text-white',
  ink: 'data-busy:bg-(--ink-800) data-busy:text-white',
  choice: 'data-busy:bg-(--choice-hover) data-busy:text-(--on-choice)',
  link: 'data-busy:bg-transparent data-busy:text-link',
}

const disabledLook =
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-muted'

type Look = { tone?: keyof typeof tones; size?: keyof typeof sizes; block?: boolean }

/** The classes alone, for a link that looks like a button. */
export function buttonLook({ tone = 'primary', size = 'md', block = false }: Look = {}): string {
  return `${block ? 'flex w-full' : 'inline-flex'} items-center justify-center gap-2 whitespace-nowrap rounded-md border-[1.5px] font-semibold tracking-[-0.006em] transition-colors duration-(--fast) ease-out [&>svg]:size-4.5 [&>svg]:flex-none ${ownPaddings[tone] ?? paddings[size]} ${sizes[size]} ${tones[tone]}`
}

/** A busy button says so, keeps its colour and focus, and ignores clicks. */
type ButtonProps = Look & { busy?: string } & Omit<ComponentProps<'button'>, 'className'>

export function Button({
  tone = 'primary',
  size,
  block,
  busy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${buttonLook({ tone, size, block })} ${disabledLook} data-busy:cursor-progress ${busyTones[tone]}`}
      data-busy={busy ? '' : undefined}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? (
        <>
          <LoaderCircle className="animate-spin" aria-hidden />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}
