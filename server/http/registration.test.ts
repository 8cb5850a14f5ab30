import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { registrationOf } from './registration.ts'
import { splitSheet } from './used-rules.ts'

const css = `a{color:red}
@property --x{syntax:"*";inherits:false}
@property --y{syntax:"<length>";inherits:true;initial-value:0}
@property --z{syntax:"*";inherits:false}
@property --empty{syntax:"*";inherits:false;initial-value:""}`

test('every property of a sheet is registered as the sheet describes it', () => {
  const registerProperty = vi.fn()
  runInNewContext(registrationOf(splitSheet(css)), { CSS: { registerProperty } })

  expect(registerProperty.mock.calls.flat()).toEqual([
    { name: '--x', syntax: '*', inherits: false },
    { name: '--z', syntax: '*', inherits: false },
    { name: '--y', syntax: '<length>', inherits: true, initialValue: '0' },
    { name: '--empty', syntax: '*', inherits: false, initialValue: '""' },
  ])
})

test('a browser that registers no properties runs it without an error', () => {
  expect(runInNewContext(registrationOf(splitSheet(css)), { CSS: {} })).toBeUndefined()
})
