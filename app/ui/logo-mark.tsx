/** The P of parkeren, with a navigation arrow as its counter. The name beside it is live text. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" className="flex-none" aria-hidden="true">
      <rect width="100" height="100" rx="18" className="fill-signal" />
      <path
        d="M23 86V15H55C72.5 15 84 25.5 84 42C84 58.5 72.5 69 55 69H43V86Z"
        className="fill-on-signal"
      />
      <path d="M37 47.5L70 28L62 60L54 49.5Z" className="fill-signal" />
    </svg>
  )
}
