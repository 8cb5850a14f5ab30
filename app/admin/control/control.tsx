import Info from 'lucide-react/icons/info'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { href, Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { ReadOnlyNotice } from '#app/admin/ui/read-only-notice.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { State } from '#app/ui/state.tsx'
import { nothingDueText, whyText } from '#domain/check/check-texts.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { keysHelp, useControlKeys } from './control-keys.ts'
import { ItemCard } from './item-card.tsx'
import { Kbd } from './kbd.tsx'
import { QueueList } from './queue-list.tsx'
import { ReportCard } from './report-card.tsx'
import { useControl } from './use-control.ts'

const noKey = () => undefined

/** What has a date that passed, one thing at a time. */
export function Control() {
  const mayChange = useMay('editor')
  const control = useControl()
  const { queue, today } = control
  const { query, current, entries, todo, done } = queue
  useControlKeys((key) => {
    const press = {
      next: queue.next,
      previous: queue.previous,
      open: control.openPage,
      right: mayChange ? control.right : noKey,
      change: mayChange ? control.change : noKey,
      later: mayChange ? control.later : noKey,
    }[key]
    if (current) press()
  })
  const reports = entries.filter(({ report }) => report !== null).length
  const isEmpty = query.data !== undefined && !current && !queue.isRereading

  return (
    <>
      <AdminHead
        title="Controle"
        subtitle={
          reports === 0
            ? 'Eén ding tegelijk, het waardevolste eerst'
            : `${counted(reports, 'melding van een reiziger staat', 'meldingen van reizigers staan')} bovenaan`
        }
      >
        <Link to={href('/admin/controle/alles')} className={buttonLook({ tone: 'secondary' })}>
          <SlidersHorizontal aria-hidden />
          Alles wat een datum heeft
        </Link>
      </AdminHead>
      {!mayChange && (
        <div className="mb-5">
          <ReadOnlyNotice />
        </div>
      )}
      {query.isError && !query.isFetching && (
        <div className="mb-5">
          <LoadFailed what="de controles" onRetry={() => void query.refetch()} />
        </div>
      )}
      {((!query.data && query.isFetching) || (!current && queue.isRereading)) && <Loading />}
      {isEmpty && <NothingDue told={[done, query.data?.next ?? null, today]} />}
      {current && (
        <>
          <Progress done={done} total={done + todo} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-md:pb-20 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <p role="status" className="sr-only">
                {control.currentText}
              </p>
              {current.card ? (
                <ItemCard
                  {...control}
                  entry={current}
                  failure={queue.failure}
                  mayChange={mayChange}
                  onRight={control.right}
                  onChange={control.change}
                  onLater={control.later}
                />
              ) : (
                <ReportCard
                  key={current.key}
                  {...control}
                  entry={current}
                  failure={queue.failure}
                  canMail={query.data?.canMail ?? false}
                  mayChange={mayChange}
                  onRight={control.right}
                  onChange={control.change}
                  onLater={control.later}
                />
              )}
              {current.card && (
                <p className="flex items-center gap-2 text-ink-muted text-sm">
                  <Info size={16} className="flex-none" aria-hidden />
                  {whyText(current.card, queue.at === reports)}
                </p>
              )}
              <Keys />
            </div>
            <QueueList
              {...{ entries, current, today, todo, done }}
              onSelect={(key) => {
                queue.select(key)
                control.stopEditing()
              }}
            />
          </div>
        </>
      )}
    </>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  const text = `${formatNumber(done)} van ${formatNumber(total)} vandaag`

  return (
    <div className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 text-ink-muted text-sm">
      <p>
        <b className="text-ink">{formatNumber(done)}</b> van {formatNumber(total)} vandaag
      </p>
      <progress
        aria-label={text}
        value={done}
        max={Math.max(1, total)}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-positive [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-positive"
      />
    </div>
  )
}

function Keys() {
  return (
    <ul
      aria-label="Toetsen"
      className="flex flex-wrap gap-x-5 gap-y-2 text-ink-muted text-sm max-md:hidden"
    >
      {keysHelp.map(([keys, does]) => (
        <li key={does} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  )
}

function NothingDue({ told }: { told: Parameters<typeof nothingDueText> }) {
  return (
    <div className="rounded-lg bg-card shadow-hairline">
      <State image="/images/leeg-postvak.svg" title="Alles is binnen zijn datum">
        <p>{nothingDueText(...told)}</p>
        <Link to={href('/admin/controle/alles')} className={buttonLook({ tone: 'secondary' })}>
          Bekijk alles wat een datum heeft
        </Link>
      </State>
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">De controles worden geladen...</span>
      <Skeleton height="1rem" />
      <Skeleton height="24rem" rounded="lg" />
    </div>
  )
}
