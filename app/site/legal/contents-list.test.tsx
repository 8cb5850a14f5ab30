import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ContentsList } from './contents-list.tsx'

const sections = [
  { id: 'wie', title: 'Wie wij zijn' },
  { id: 'rechten', title: 'Jouw rechten' },
]

function Page() {
  return (
    <>
      <ContentsList sections={sections} />
      {sections.map(({ id }) => (
        <section key={id} id={id} style={{ height: '200vh' }} />
      ))}
    </>
  )
}

const Site = createRoutesStub([{ path: '/', Component: Page }])

test('the list marks the section being read', async () => {
  const screen = await render(<Site />)
  const first = screen.getByRole('link', { name: 'Wie wij zijn' })
  const second = screen.getByRole('link', { name: 'Jouw rechten' })

  await expect.element(first).toHaveAttribute('aria-current', 'location')

  document.getElementById('rechten')?.scrollIntoView()
  await expect.element(second).toHaveAttribute('aria-current', 'location')
  await expect.element(first).not.toHaveAttribute('aria-current')
})
