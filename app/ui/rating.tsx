import Star from 'lucide-react/icons/star'
import { formatNumber } from '#domain/text/number.ts'

type RatingProps = { score: number; count: number; remark?: string | undefined }

export function Rating({ score, count, remark }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-[0.3rem] whitespace-nowrap text-sm/[1.2]">
      <Star
        size="1rem"
        strokeWidth={1.5}
        className="flex-none fill-signal stroke-(--star-edge)"
        aria-hidden
      />
      <span className="font-bold tabular-nums">{score.toFixed(1).replace('.', ',')}</span>{' '}
      <span className="min-w-0 text-ink-muted">
        <span className="sr-only">van 5, </span>
        {formatNumber(count)} {count === 1 ? 'beoordeling' : 'beoordelingen'}
        {remark && `, ${remark}`}
      </span>
    </span>
  )
}
