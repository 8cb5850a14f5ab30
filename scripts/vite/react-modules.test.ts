import { expect, test } from 'vitest'
import { moduleOf } from './react-modules.ts'

const load = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

test('a module has the exports of the file, also those that are assigned within a function', async () => {
  const module = await load(
    moduleOf(`"use strict";
exports.version = "19";
exports.read = function () { return exports.version + exports.later };
(function () { exports.later = "!"; })();`),
  )

  expect({ ...module, read: module.read() }).toEqual({ version: '19', later: '!', read: '19!' })
})

test('what it requires is imported', () => {
  expect(
    moduleOf(`var React = require("react"), Scheduler = require("scheduler");
exports.use = React.use;`),
  ).toMatch(/^import \* as React from 'react'\nimport \* as Scheduler from 'scheduler'\n/)
})

test('a signal is an error with its message, and without a stack', async () => {
  const { signal } = await load(
    moduleOf(`function formatProdErrorMessage(code) { return "error " + code; }
var SuspenseException = Error(formatProdErrorMessage(460));
exports.signal = SuspenseException;`),
  )

  expect(signal).toBeInstanceOf(Error)
  expect(signal.message).toBe('error 460')
  expect(signal.stack).toBeUndefined()
})
