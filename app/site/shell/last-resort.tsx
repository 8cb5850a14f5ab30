import { Component, type ReactNode } from 'react'

type LastResortProps = { children: ReactNode; instead: ReactNode }

/** Shows something else if what is in it fails. React Router would show the error itself, in English. */
export class LastResort extends Component<LastResortProps> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}

/** What a visitor sees if the page for errors fails too. */
export function Sorry() {
  return (
    <main id="inhoud" className="container-page py-(--page-y) text-lead">
      <title>Er ging iets mis</title>
      Excuus, dit ligt aan ons.{' '}
      <button type="button" className="underline" onClick={() => window.location.reload()}>
        Opnieuw proberen
      </button>
    </main>
  )
}
