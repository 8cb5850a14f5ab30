import { and, eq, isNull } from 'drizzle-orm'
import type { TermsInput } from '#domain/earnings/payout/payout-schema.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { db } from '#server/db/client.ts'
import { paymentTerms, programmes } from '#server/db/earnings/tables.ts'
import { type Clash, type Editor, edit, isStale } from '#server/db/editing.ts'

const { id, version, network, programmeId, threshold, days, vatPercent } = paymentTerms
const columns = { id, version, network, programmeId, threshold, days, vatPercent }

export type PaymentTerms = Required<Omit<TermsInput, 'version'>> & { id: number; version: number }

export const listPaymentTerms = (): Promise<PaymentTerms[]> =>
  db.select(columns).from(paymentTerms).orderBy(network, programmeId)

/** Sets what is agreed with a network or a programme, for the first time or anew. */
export function savePaymentTerms(
  editor: Editor,
  { version: basis, ...terms }: TermsInput,
): Promise<Result<PaymentTerms, 'otherProgramme' | { stale: PaymentTerms } | Clash>> {
  return edit(editor, async (tx) => {
    if (terms.programmeId !== null) {
      const [programme] = await tx
        .select({ network: programmes.network })
        .from(programmes)
        .where(eq(programmes.id, terms.programmeId))
      if (programme?.network !== terms.network) return refused('otherProgramme' as const)
    }
    const isOfIt =
      terms.programmeId === null ? isNull(programmeId) : eq(programmeId, terms.programmeId)
    const [held] = await tx
      .select(columns)
      .from(paymentTerms)
      .where(and(eq(network, terms.network), isOfIt))
      .for('update')
    if (held && isStale(held, basis)) return refused({ stale: held })
    const [saved] = held
      ? await tx.update(paymentTerms).set(terms).where(eq(id, held.id)).returning(columns)
      : await tx.insert(paymentTerms).values(terms).returning(columns)
    if (!saved) throw new Error('terms that were written are there')
    return ok(saved)
  })
}
