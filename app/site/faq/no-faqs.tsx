import { State } from '#app/ui/state.tsx'
import { AllFaqsLink } from './all-faqs-link.tsx'

export function NoFaqs() {
  return (
    <State image="/images/leeg-lijst.svg" title="Over dit onderwerp zijn er nog geen vragen.">
      <p>Kijk bij een ander onderwerp, of stel je vraag aan ons.</p>
      <AllFaqsLink />
    </State>
  )
}
