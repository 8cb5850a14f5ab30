import { href, Link } from 'react-router'
import type { Todo } from '#domain/admin/checklist.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { expiryText } from '#domain/provider/mark-warning.ts'
import type { identity } from '#domain/settings/setting.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { formatCents, formatEuro } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { FollowPricesButton } from './follow-prices-button.tsx'
import { RenewAnswerButton } from './renew-answer-button.tsx'
import { TakePriceButton } from './take-price-button.tsx'
import { todoIcons } from './todo-icons.ts'
import { TodoLine, TodoLink } from './todo-line.tsx'

const exampleTexts: Record<(typeof identity)[number], string> = {
  email: 'Het e-mailadres is nog een voorbeeld.',
  company: 'De bedrijfsnaam is nog een voorbeeld.',
  registeredAddress: 'Het adres van je bedrijf is nog een voorbeeld.',
  vatNumber: 'Het btw-nummer is nog een voorbeeld.',
  postalAddress: 'Het postadres is nog een voorbeeld.',
}

type TodoRowProps = { todo: Todo; onDone: () => void }

export function TodoRow({ todo, onDone }: TodoRowProps) {
  const icon = todoIcons[todo.kind]

  switch (todo.kind) {
    case 'late-payout': {
      const { payer, amount, daysLate } = todo
      const text = `${payer} is ${counted(daysLate, 'dag', 'dagen')} te laat met ${formatCents(amount)}.`
      return (
        <TodoLine icon={icon} text={text}>
          <TodoLink to={href('/admin/payouts')} about={text}>
            Bekijk
          </TodoLink>
        </TodoLine>
      )
    }
    case 'setting':
      return (
        <TodoLine icon={icon} text={exampleTexts[todo.setting]}>
          <TodoLink
            to={`${href('/admin/settings')}#${todo.setting}`}
            about={exampleTexts[todo.setting]}
          >
            Vul in
          </TodoLink>
        </TodoLine>
      )
    case 'price': {
      const { airport, lowestPrice } = todo
      return (
        <TodoLine
          icon={icon}
          text={
            <>
              De prijs vanaf van{' '}
              <Link to={href('/admin/airports/:id/edit', { id: String(airport.id) })}>
                {airport.name}
              </Link>{' '}
              ligt onder de goedkoopste parking ({formatEuro(lowestPrice)} per dag).
            </>
          }
        >
          <TakePriceButton airport={airport} price={lowestPrice} onDone={onDone} />
        </TodoLine>
      )
    }
    case 'untagged': {
      const text = `${counted(todo.parkings, 'parking heeft', 'parkings hebben')} geen brontag in de link: de aanbieder ziet niet dat een bezoeker van jou komt.`
      return (
        <TodoLine icon={icon} text={text}>
          <TodoLink to={`${href('/admin/parkings')}?tag=zonder`} about="zonder brontag">
            Bekijk ze
          </TodoLink>
        </TodoLine>
      )
    }
    case 'broken-links': {
      const text = `${counted(todo.pages, 'pagina van een aanbieder is', 'pagina’s van aanbieders zijn')} al 48 uur weg of veranderd.`
      return (
        <TodoLine icon={icon} text={text}>
          <TodoLink to={href('/admin/controle')} about={text}>
            Bekijk
          </TodoLink>
        </TodoLine>
      )
    }
    case 'unbookable-prices': {
      return (
        <TodoLine icon={icon} text={unbookableText(todo.airports.length)}>
          <FollowPricesButton airports={todo.airports} onDone={onDone} />
        </TodoLine>
      )
    }
    case 'mark': {
      const { provider, mark } = todo
      const ends = expiryText(mark.validUntil, amsterdamDay(new Date()))
      return (
        <TodoLine icon={icon} text={`Het keurmerk ${mark.name} van ${provider.tradeName} ${ends}.`}>
          <TodoLink
            to={href('/admin/providers/:id/edit', { id: String(provider.id) })}
            about={`${mark.name} van ${provider.tradeName}`}
          >
            Kijk na
          </TodoLink>
        </TodoLine>
      )
    }
    case 'old-answer': {
      const { faq } = todo
      return (
        <TodoLine
          icon={icon}
          text={
            <>
              Het antwoord op{' '}
              <Link to={href('/admin/faqs/:id/edit', { id: String(faq.id) })}>{faq.question}</Link>{' '}
              heeft een zin die niet meer klopt.
            </>
          }
        >
          <RenewAnswerButton faq={faq} onDone={onDone} />
        </TodoLine>
      )
    }
    case 'fetching': {
      const { network, nights, failure, lacksToken, programme } = todo
      const text = lacksToken
        ? `Ophalen bij ${networks[network]} kan niet. ${failure}`
        : `Ophalen bij ${networks[network]} lukt al ${counted(nights, 'nacht', 'nachten')} niet. ${failure}`
      return (
        <TodoLine icon={icon} text={text}>
          <TodoLink to={`/admin/programmes/${programme.id}/edit#ophalen`} about={programme.name}>
            Kijk na
          </TodoLink>
        </TodoLine>
      )
    }
    case 'stopped': {
      const { programme, last, clicks } = todo
      const text = `${programme.name}: na de laatste boeking van ${formatDay(last)} volgden nog ${formatNumber(clicks)} mensen een link. Lees nieuwe boekingen in, of kijk of de links nog werken.`
      return (
        <TodoLine icon={icon} text={text}>
          <TodoLink to={`/admin/programmes/${programme.id}/edit`} about={programme.name}>
            Bekijk
          </TodoLink>
        </TodoLine>
      )
    }
    case 'no-parkings': {
      const text = `${todo.airport.name} heeft nog geen parkings.`
      const query = new URLSearchParams({ airport: todo.airport.code })
      return (
        <TodoLine icon={icon} text={text}>
          <TodoLink to={`${href('/admin/parkings/new')}?${query}`} about={todo.airport.name}>
            Parking toevoegen
          </TodoLink>
        </TodoLine>
      )
    }
  }
}

const unbookableText = (count: number) =>
  `${count === 1 ? 'Eén luchthaven toont' : `${formatNumber(count)} luchthavens tonen`} een prijs vanaf waarvoor niemand kan boeken.`
