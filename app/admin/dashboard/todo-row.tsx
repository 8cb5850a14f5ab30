import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Building2 from 'lucide-react/icons/building-complex'
import CircleHelp from 'lucide-react/icons/circle-help'
import Euro from 'lucide-react/icons/euro'
import SquareParking from 'lucide-react/icons/square-letter-p'
import Tag from 'lucide-react/icons/tag'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { Picto } from '#app/ui/picto.tsx'
import type { Todo } from '#domain/admin/checklist.ts'
import { expiryText } from '#domain/provider/mark-warning.ts'
import type { identity } from '#domain/settings/setting.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { FollowPricesButton } from './follow-prices-button.tsx'
import { RenewAnswerButton } from './renew-answer-button.tsx'
import { TakePriceButton } from './take-price-button.tsx'

const exampleTexts: Record<(typeof identity)[number], string> = {
  email: 'Het e-mailadres is nog een voorbeeld.',
  company: 'De bedrijfsnaam is nog een voorbeeld.',
  registeredAddress: 'Het adres van je bedrijf is nog een voorbeeld.',
  vatNumber: 'Het btw-nummer is nog een voorbeeld.',
  postalAddress: 'Het postadres is nog een voorbeeld.',
}

type TodoRowProps = { todo: Todo; onDone: () => void }

export function TodoRow({ todo, onDone }: TodoRowProps) {
  switch (todo.kind) {
    case 'setting':
      return (
        <Row icon={Building2} text={exampleTexts[todo.setting]}>
          <TodoLink
            to={`${href('/admin/settings')}#${todo.setting}`}
            about={exampleTexts[todo.setting]}
          >
            Vul in
          </TodoLink>
        </Row>
      )
    case 'price': {
      const { airport, lowestPrice } = todo
      return (
        <Row
          icon={Euro}
          text={
            <>
              De prijs vanaf van{' '}
              <Link to={href('/admin/airports/:id/edit', { id: String(airport.id) })}>
                {airport.name}
              </Link>{' '}
              ligt onder het goedkoopste parkeerterrein ({formatEuro(lowestPrice)} per dag).
            </>
          }
        >
          <TakePriceButton airport={airport} price={lowestPrice} onDone={onDone} />
        </Row>
      )
    }
    case 'untagged': {
      const text = `${counted(todo.parkings, 'parking heeft', 'parkings hebben')} geen brontag in de link: de aanbieder ziet niet dat een bezoeker van jou komt.`
      return (
        <Row icon={Tag} text={text}>
          <TodoLink to={`${href('/admin/parkings')}?tag=zonder`} about="zonder brontag">
            Bekijk ze
          </TodoLink>
        </Row>
      )
    }
    case 'unbookable-prices': {
      return (
        <Row icon={Euro} text={unbookableText(todo.airports.length)}>
          <FollowPricesButton airports={todo.airports} onDone={onDone} />
        </Row>
      )
    }
    case 'mark': {
      const { provider, mark } = todo
      const ends = expiryText(mark.validUntil, amsterdamDay(new Date()))
      return (
        <Row
          icon={BadgeCheck}
          text={`Het keurmerk ${mark.name} van ${provider.tradeName} ${ends}.`}
        >
          <TodoLink
            to={href('/admin/providers/:id/edit', { id: String(provider.id) })}
            about={`${mark.name} van ${provider.tradeName}`}
          >
            Kijk na
          </TodoLink>
        </Row>
      )
    }
    case 'old-answer': {
      const { faq } = todo
      return (
        <Row
          icon={CircleHelp}
          text={
            <>
              Het antwoord op{' '}
              <Link to={href('/admin/faqs/:id/edit', { id: String(faq.id) })}>{faq.question}</Link>{' '}
              heeft een zin die niet meer klopt.
            </>
          }
        >
          <RenewAnswerButton faq={faq} onDone={onDone} />
        </Row>
      )
    }
    case 'no-parkings': {
      const text = `${todo.airport.name} heeft nog geen parkeerterreinen.`
      const query = new URLSearchParams({ airport: todo.airport.code })
      return (
        <Row icon={SquareParking} text={text}>
          <TodoLink to={`${href('/admin/parkings/new')}?${query}`} about={todo.airport.name}>
            Parking toevoegen
          </TodoLink>
        </Row>
      )
    }
  }
}

const unbookableText = (count: number) =>
  `${count === 1 ? 'Eén luchthaven toont' : `${formatNumber(count)} luchthavens tonen`} een prijs vanaf waarvoor niemand kan boeken.`

type RowProps = { icon: LucideIcon; text: ReactNode; children: ReactNode }

function Row({ icon, text, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
      <span className="flex max-md:hidden [&_svg]:text-ink-muted">
        <Picto icon={icon} tone="plain" size="sm" />
      </span>
      <p className="min-w-0 flex-[1_1_9rem] [&>a]:font-semibold [&>a]:underline [&>a]:underline-offset-[0.2em]">
        {text}
      </p>
      {children}
    </li>
  )
}

type TodoLinkProps = { to: string; about: string; children: string }

function TodoLink({ to, about, children }: TodoLinkProps) {
  return (
    <Link to={to} className={buttonLook({ tone: 'secondary', size: 'sm' })}>
      {children}
      <span className="sr-only">: {about}</span>
    </Link>
  )
}
