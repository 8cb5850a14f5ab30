import { expect, test } from 'vitest'
import { parse } from '#domain/form/form.ts'
import { fillTemplate, replyTemplateSchema } from './reply-template.ts'

const values = {
  naam: 'Zoë',
  onderwerp: 'Mijn auto',
  datum: '1 december 2026',
  product: 'Parkeerpiloot',
}

test('placeholders are replaced, whatever their capitals, and other braces stay', () => {
  expect(fillTemplate('Beste {Naam},\n{ product } over {onderwerp} {x}', values)).toBe(
    'Beste Zoë,\nParkeerpiloot over Mijn auto {x}',
  )
})

test('a value with braces or dollar signs is not replaced again', () => {
  expect(fillTemplate('{naam}', { ...values, naam: '{product} $& $1' })).toBe('{product} $& $1')
})

test('an unknown placeholder is refused by its name', () => {
  const refused = parse(replyTemplateSchema, { name: 'Kort', text: 'Beste {nam}, dank je wel.' })

  expect(refused).toMatchObject({ ok: false, why: { text: [/^\{nam\} kennen we niet/] } })
})
