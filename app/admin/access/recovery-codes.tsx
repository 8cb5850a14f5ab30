import Download from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import { download } from '#app/admin/api/download.ts'
import { useProduct } from '#app/admin/api/product.ts'
import { CopyButton } from '#app/admin/ui/copy-button.tsx'
import { Button } from '#app/ui/button.tsx'

type RecoveryCodesProps = { codes: string[]; onKept: () => void }

/** The only time that the codes are shown. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const product = useProduct()
  const start = useRef<HTMLHeadingElement>(null)
  const text = codes.join('\n')

  useEffect(() => start.current?.focus(), [])

  return (
    <div className="grid gap-4 p-5">
      <h3
        ref={start}
        tabIndex={-1}
        className="font-sans text-[0.9375rem] outline-none focus-visible:shadow-none"
      >
        Bewaar je herstelcodes
      </h3>
      <p className="max-w-prose text-ink-soft">
        Met een herstelcode log je in als je telefoon weg is. Elke code werkt één keer. Je ziet ze
        alleen nu: bewaar ze op een veilige plek, en niet op je telefoon.
      </p>
      <ol
        aria-label="Herstelcodes"
        className="grid gap-x-6 gap-y-1.5 rounded-md bg-sunken px-5 py-4 font-mono sm:w-fit sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={text} what="codes" />
        <Button
          tone="secondary"
          size="sm"
          onClick={() =>
            download(
              'herstelcodes.txt',
              `Herstelcodes voor het beheer van ${product}\r\n\r\n${codes.join('\r\n')}\r\n`,
              'text/plain;charset=utf-8',
            )
          }
        >
          <Download aria-hidden />
          Download codes
        </Button>
      </div>
      <div className="flex max-md:*:flex-1">
        <Button onClick={onKept}>Ik heb ze bewaard</Button>
      </div>
    </div>
  )
}
