import type { DiskReport } from '#domain/system/system-report.ts'
import { sizeText } from '#domain/text/size.ts'

/** What takes the room of the disk, as one bar with its legend. */
export function DiskUse({ disk }: { disk: DiskReport }) {
  const { totalBytes, freeBytes, copyBytes, databaseBytes } = disk
  const other = Math.max(0, totalBytes - freeBytes - copyBytes - (databaseBytes ?? 0))
  const shares = [
    { name: 'Kopieën', bytes: copyBytes, look: 'bg-action' },
    { name: 'Database', bytes: databaseBytes ?? 0, look: 'bg-positive' },
    { name: 'Al het andere', bytes: other, look: 'bg-ink-muted' },
    { name: 'Vrij', bytes: freeBytes, look: 'bg-sunken' },
  ].filter(({ bytes }) => bytes > 0)

  return (
    <>
      <span
        className="mt-2 flex h-2.5 max-w-3xl overflow-clip rounded-xs shadow-hairline"
        aria-hidden
      >
        {shares.map(({ name, bytes, look }) => (
          <span
            key={name}
            className={look}
            style={{ flexGrow: bytes, flexBasis: 0, minWidth: 1 }}
          />
        ))}
      </span>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
        {shares.map(({ name, bytes, look }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span className={`size-3 rounded-xs shadow-hairline ${look}`} aria-hidden />
            {name} {sizeText(bytes)}
          </li>
        ))}
      </ul>
    </>
  )
}
