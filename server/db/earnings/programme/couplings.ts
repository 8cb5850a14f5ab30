import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import {
  type Coupling,
  type Fit,
  type FitParking,
  type FitPreview,
  fitOf,
  type Suggestion,
} from '#domain/earnings/programme/coupling.ts'
import { programmeNumber } from '#domain/earnings/programme/network-technique.ts'
import type { AdminProgramme } from '#domain/earnings/programme/programme.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { isWithin } from '#domain/outbound/outbound-link.ts'
import { hasParameter } from '#domain/outbound/parameter-clash.ts'
import { db } from '#server/db/client.ts'
import { couplings, programmes } from '#server/db/earnings/tables.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { batches } from '#server/db/rows.ts'
import { parkings, providers } from '#server/db/schema.ts'

const columns = {
  id: couplings.id,
  parkingId: couplings.parkingId,
  programmeId: couplings.programmeId,
  programme: programmes.name,
  startsOn: couplings.startsOn,
}

/** The programmes that a parking had, has and will have: the newest first. */
export async function listCouplings(parkingId: number): Promise<Coupling[]> {
  return db
    .select(columns)
    .from(couplings)
    .leftJoin(programmes, eq(programmes.id, couplings.programmeId))
    .where(eq(couplings.parkingId, parkingId))
    .orderBy(desc(couplings.startsOn))
}

type New = { parkingId: number; programmeId: number | null; startsOn: string }
type Coupled = { change: string; coupled: number }

/** Couples parkings from a day on. What begins on that day already is replaced. */
export function couple(editor: Editor, given: New[]): Promise<Result<Coupled, Clash>> {
  return edit(editor, async (tx, change) => {
    for (const some of batches(given)) {
      await tx
        .insert(couplings)
        .values(some)
        .onConflictDoUpdate({
          target: [couplings.parkingId, couplings.startsOn],
          set: { programmeId: sql`excluded.programme_id` },
        })
    }
    return ok({ change, coupled: given.length })
  })
}

export function uncouple(
  editor: Editor,
  id: number,
): Promise<Result<{ change: string }, 'missing' | Clash>> {
  return edit(editor, async (tx, change) => {
    const gone = await tx.delete(couplings).where(eq(couplings.id, id)).returning()
    return gone.length > 0 ? ok({ change }) : refused('missing' as const)
  })
}

/** The booking page of a parking, its own or that of its provider, if it asks something by this name. */
export async function asksParameter(parkingId: number, programmeId: number): Promise<boolean> {
  const [found] = await db
    .select({
      own: parkings.bookingPage,
      shared: providers.bookingPage,
      parameter: programmes.parameter,
    })
    .from(parkings)
    .innerJoin(programmes, eq(programmes.id, programmeId))
    .leftJoin(providers, eq(providers.id, parkings.providerId))
    .where(eq(parkings.id, parkingId))
  const page = found?.own ?? found?.shared
  return Boolean(page && found?.parameter && hasParameter(page, found.parameter))
}

type Asked = Pick<AdminProgramme, 'id' | 'network' | 'networkNumber' | 'hosts' | 'parameter'>

type Linked = Awaited<ReturnType<typeof readLinked>>[number]

/** The parkings that are not samples, with the programme that each has. */
function readLinked() {
  return (
    db
      .select({
        id: parkings.id,
        name: parkings.name,
        airportCode: parkings.airportCode,
        affiliateUrl: parkings.affiliateUrl,
        page: sql<string | null>`coalesce(${parkings.bookingPage}, ${providers.bookingPage})`,
        programmeId: sql<number | null>`held.programme_id`,
        programme: programmes.name,
      })
      .from(parkings)
      .leftJoin(providers, eq(providers.id, parkings.providerId))
      // Also one that begins later.
      .leftJoin(
        sql`(select distinct on (parking_id) parking_id, programme_id from couplings
        order by parking_id, starts_on desc) as held`,
        sql`held.parking_id = ${parkings.id}`,
      )
      .leftJoin(programmes, sql`${programmes.id} = held.programme_id`)
      .where(eq(parkings.isSample, false))
      .orderBy(asc(parkings.airportCode), asc(parkings.position), asc(parkings.id))
  )
}

/** Those whose link leads to a host of the programme, with what it says of them. */
function fitsAmong(linked: Linked[], programme: Asked): FitParking[] {
  return linked
    .filter(({ affiliateUrl }) => isWithin(affiliateUrl, programme.hosts))
    .map(({ programmeId, page, ...parking }) => {
      const fit = fitOf({ ...parking, programmeId }, programme)
      const clashes = Boolean(
        page && programme.parameter && hasParameter(page, programme.parameter),
      )
      return {
        ...parking,
        // Its reference would take the place of what the provider asks.
        fit: fit === 'fits' && clashes ? ('clash' as const) : fit,
        number: programmeNumber(programme.network, parking.affiliateUrl),
      }
    })
}

const shownOthers = 100

export async function previewFits(programme: Asked): Promise<FitPreview> {
  const all = fitsAmong(await readLinked(), programme)
  const fitting = all.filter(({ fit }) => fit === 'fits')
  const others = all.filter(({ fit }) => fit !== 'fits' && fit !== 'here')
  return {
    hosts: programme.hosts,
    counts: countFits(all),
    parkings: [...fitting, ...others.slice(0, shownOthers)],
  }
}

/** The programmes to which parkings could be coupled by their links: those with the most first. */
export async function listSuggestions(): Promise<Suggestion[]> {
  const { id, name, network, networkNumber, hosts, parameter } = programmes
  const running = await db
    .select({ id, name, network, networkNumber, hosts, parameter })
    .from(programmes)
    .where(and(ne(programmes.status, 'ended'), eq(programmes.isSample, false)))
  if (running.length === 0) return []
  const linked = await readLinked()
  return running
    .map((programme) => {
      const among = fitsAmong(linked, programme)
      return {
        ...{ programmeId: programme.id, programme: programme.name, hosts: programme.hosts },
        ...{ linked: among.length, fits: among.filter(({ fit }) => fit === 'fits').length },
      }
    })
    .filter(({ fits }) => fits > 0)
    .toSorted((one, other) => other.fits - one.fits)
}

function countFits(all: FitParking[]): Record<Fit, number> {
  const counts = { here: 0, fits: 0, taken: 0, other: 0, clash: 0, unreadable: 0 }
  for (const { fit } of all) counts[fit]++
  return counts
}

/** Couples those of the preview that still fit; a parking that changed since is left out. */
export async function coupleFits(
  editor: Editor,
  programme: Asked,
  { parkings: chosen, startsOn }: { parkings: number[]; startsOn: string },
): Promise<Result<Coupled, 'none' | Clash>> {
  const wanted = new Set(chosen)
  const fitting = fitsAmong(await readLinked(), programme).filter(
    ({ id, fit }) => fit === 'fits' && wanted.has(id),
  )
  if (fitting.length === 0) return refused('none')
  return couple(
    editor,
    fitting.map(({ id }) => ({ parkingId: id, programmeId: programme.id, startsOn })),
  )
}
