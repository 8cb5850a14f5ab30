import { transferText } from '#app/admin/transfer/transfer-text.ts'
import { readFacts, type StoredFacts } from '#domain/fact/fact.ts'
import { factSummary } from '#domain/fact/typed-fact.ts'
import { keysOf } from '#domain/text/keys.ts'
import { transferSchema } from '#domain/transfer/transfer-schema.ts'
import { writeTransfer } from '#domain/transfer/typed-transfer.ts'

type Row = Record<string, unknown> | null

/** A parking of which the transfer and each fact is one text, rather than a field per part. */
export function withParkingTexts(row: Row): Row {
  if (!row) return row
  const { transfer, facts } = row
  return {
    ...row,
    ...(isObject(transfer) && { transfer: transferWords(transfer) }),
    ...(isObject(facts) && { facts: factWords(facts) }),
  }
}

function transferWords(stored: object): string {
  const read = transferSchema.safeParse(stored)
  return read.success ? transferText(writeTransfer(read.data)) : JSON.stringify(stored)
}

function factWords(stored: object): Record<string, string> {
  // The log holds what the table held, and readFacts leaves out what no longer fits.
  const facts = readFacts(stored as StoredFacts)
  return Object.fromEntries(
    keysOf(facts).flatMap((key) => {
      const fact = facts[key]
      return fact ? [[key, factSummary(key, fact)]] : []
    }),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
