import CalendarRange from 'lucide-react/icons/calendar-range'
import Info from 'lucide-react/icons/info'
import Plus from 'lucide-react/icons/plus'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { href, Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { UnsavedGuard } from '#app/admin/typed/unsaved-guard.tsx'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { ReadOnlyNotice } from '#app/admin/ui/read-only-notice.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { State } from '#app/ui/state.tsx'
import type { FoundToday } from '#domain/check/check-queue.ts'
import { nothingDueText, whyText } from '#domain/check/check-texts.ts'
import { datedListAddress } from '#domain/check/dated-filter.ts'
import { kinds } from '#domain/kinds.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { BeyondPanel } from './beyond-panel.tsx'
import { BrokenLinks } from './broken-links.tsx'
import { keysHelp, useControlKeys } from './control-keys.ts'
import { DayBar } from './day-bar.tsx'
import { FailedPictures } from './failed-pictures.tsx'
import { ItemCard } from './item-card.tsx'
import { Kbd } from './kbd.tsx'
import { PortionDone } from './portion-done.tsx'
import { PortionPanel } from './portion-panel.tsx'
import { QueueList } from './queue-list.tsx'
import { ReportCard } from './report-card.tsx'
import { useControl } from './use-control.ts'

const noKey = () => undefined
const datedList = datedListAddress()

/** What has a date that passed: a portion of each day, one thing at a time. */
export function Control() {
  const mayChange = useMay('editor')
  const maySet = useMay(kinds.settings.seenBy)
  const control = useControl()
  const { queue, today } = control
  const { query, current, entries, todo, portion } = queue
  const { data } = query
  const isFailed = query.isError && !query.isFetching
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
  const onSelect = (key: string) => {
    queue.select(key)
    control.stopEditing()
  }
  const reports = entries.filter(({ report }) => report !== null).length
  const isEmpty = data !== undefined && !current && !queue.isRereading
  // On an empty site nothing has a date.
  const isBare = isEmpty && todo === 0 && !data.next && data.prices.count === 0

  return (
    <>
      <AdminHead
        title="Controle"
        subtitle={
          reports === 0
            ? 'Een portie per dag, het belangrijkste eerst'
            : `${counted(reports, 'melding van een reiziger staat', 'meldingen van reizigers staan')} bovenaan`
        }
      >
        {data && maySet && (
          <Link
            to={`${href('/admin/settings')}#prijzen`}
            className={`${buttonLook({ tone: 'secondary' })} max-md:hidden`}
          >
            <SlidersHorizontal aria-hidden />
            Dagportie: {formatNumber(portion.size)}
          </Link>
        )}
        <Link to={datedList} className={buttonLook({ tone: 'secondary' })}>
          <CalendarRange aria-hidden />
          Alles wat een datum heeft
        </Link>
      </AdminHead>
      <UnsavedGuard
        dirty={control.isUnsent || queue.isSending}
        saving={!control.isUnsent}
        onDiscard={control.onDiscard}
      />
      {!mayChange && (
        <div className="mb-5">
          <ReadOnlyNotice />
        </div>
      )}
      {isFailed && (
        <div className="mb-5">
          <LoadFailed what="de controles" onRetry={() => void queue.refresh()} />
        </div>
      )}
      {((!query.data && query.isFetching) || (!current && queue.isRereading && !isFailed)) && (
        <Loading />
      )}
      {data && (
        <FailedPictures
          pictures={data.pictures}
          mayChange={mayChange}
          onFetched={() => void queue.refresh()}
        />
      )}
      {data && <BrokenLinks links={data.links} today={data.today} />}
      {data && (current || isEmpty) && !isBare && (
        <DayBar portion={portion} prices={data.prices} today={today} />
      )}
      {isBare && <NothingYet mayChange={mayChange} />}
      {isEmpty && todo === 0 && !isBare && (
        <NothingDue told={[checkedOf(data.found), data.next, today]} />
      )}
      {isEmpty && todo > 0 && (
        <PortionDone queue={data} portion={portion} mayChange={mayChange} onMore={queue.goOn} />
      )}
      {data && current && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-md:pb-20 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <p role="status" className="sr-only">
              {control.currentText}
            </p>
            {current.card ? (
              <ItemCard
                {...control}
                entry={current}
                questions={entries.filter(({ group }) => group.key === current.group.key)}
                onSelect={onSelect}
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
                canMail={data.canMail}
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
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <PortionPanel
              found={data.found}
              answered={queue.answered}
              entries={entries}
              prices={data.prices}
            />
            {todo > portion.left && (
              <BeyondPanel
                waiting={todo - portion.left}
                quiet={Math.min(todo - portion.left, data.quietBeyond)}
              />
            )}
            <div className="max-xl:order-first">
              <QueueList {...{ entries, current, today, portion, onSelect }} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}

/** What was put off was not checked. */
const checkedOf = (found: FoundToday[]) =>
  found.reduce((total, { right, changed }) => total + right + changed, 0)

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

function NothingYet({ mayChange }: { mayChange: boolean }) {
  return (
    <div className="rounded-lg bg-card shadow-hairline">
      <State image="/images/leeg-lijst.svg" title="Nog niets om na te kijken">
        <p>Zodra er een parking is, staat zijn prijs hier op tijd klaar.</p>
        {mayChange && (
          <Link to={href('/admin/parkings/new')} className={buttonLook()}>
            <Plus aria-hidden />
            Nieuwe parking
          </Link>
        )}
      </State>
    </div>
  )
}

function NothingDue({ told }: { told: Parameters<typeof nothingDueText> }) {
  return (
    <div className="rounded-lg bg-card shadow-hairline">
      <State image="/images/leeg-postvak.svg" title="Alles is binnen zijn datum">
        <p>{nothingDueText(...told)}</p>
        <Link to={datedList} className={buttonLook({ tone: 'secondary' })}>
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
