import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { postSample } from '#test/post-sample.ts'
import { editorHtml } from './editor-html.ts'
import { extensions } from './extensions.ts'

const through = (content: string) => editorHtml(new Editor({ extensions, content }))

test('an unchanged post is saved as it was loaded', () => {
  expect(through(postSample)).toBe(postSample)
})

test('older markup is converted to the current form', () => {
  expect(through('<p><b>vet</b> en <i>schuin</i></p>')).toBe(
    '<p><strong>vet</strong> en <em>schuin</em></p>',
  )
  expect(
    through(
      '<table>\n<thead>\n<tr>\n<th></th>\n<th>Prijs</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>Bus</td>\n<td>€7,00</td>\n</tr>\n</tbody></table>',
    ),
  ).toBe(
    '<table><thead><tr><th scope="col"></th><th scope="col">Prijs</th></tr></thead><tbody><tr><td>Bus</td><td>€7,00</td></tr></tbody></table>',
  )
})

test('a cell with a colspan in the millions still opens', () => {
  expect(
    through('<table><tr><td colspan="99999999" rowspan="99999999">Bus</td></tr></table>'),
  ).toContain('<td colspan="100" rowspan="100">Bus</td>')
})

test('scripts and inline styles are removed', () => {
  expect(
    through(
      '<p style="color:red" onclick="x()">Dag<script>x()</script><a href="javascript:x()">klik</a></p>',
    ),
  ).toBe('<p>Dagklik</p>')
})
