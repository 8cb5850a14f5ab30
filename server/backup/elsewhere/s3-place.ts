import type { ReadableStream as WebStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import { inParts } from './parts.ts'
import { type Place, PlaceRefused, type StoredCopy } from './place.ts'
import { sentMoment } from './sent-name.ts'
import { encode, type Keys, sign } from './sign.ts'

/** For the whole of a request, with 8 MB at most: 0.5 Mbit a second is fast enough. */
const maxRequestMs = 150_000
const tries = 3
const retryDelayMs = 1_000

type Ask = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  name?: string
  query?: Record<string, string>
  content?: Uint8Array
}

/**
 * A bucket of an S3-compatible storage: `https://host/bucket/prefix`. The bucket is in the path, which all
 * of them take.
 */
export function openBucket(address: URL, keys: Keys, requestMs = maxRequestMs): Place {
  const [bucket = '', ...folders] = address.pathname.split('/').filter((part) => part !== '')
  const prefix = folders.map((folder) => `${decodeURIComponent(folder)}/`).join('')
  const shown = `${address.host}/${bucket}/${prefix}`

  async function ask({ method, name, query = {}, content = new Uint8Array() }: Ask) {
    const key = name === undefined ? '' : `/${(prefix + name).split('/').map(encode).join('/')}`
    const to = new URL(`/${bucket}${key}`, address)
    to.search = new URLSearchParams(query).toString().replaceAll('+', '%20')
    for (let attempt = 1; ; attempt++) {
      const headers = sign(method, to, content, keys)
      const body = content.length > 0 ? (content as Uint8Array<ArrayBuffer>) : null
      // Of a file that is read only the beginning of the answer has this limit.
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), requestMs)
      try {
        const answer = await fetch(to, {
          method,
          headers,
          body,
          redirect: 'manual',
          signal: late.signal,
        })
        if (answer.ok) return answer
        const isBusy = answer.status >= 500 || answer.status === 429
        if (!isBusy || attempt === tries) throw await refusal(answer)
        await answer.body?.cancel()
      } catch (error) {
        if (error instanceof PlaceRefused) throw error
        if (attempt === tries || late.signal.aborted) throw unreachable(error as Error)
      } finally {
        clearTimeout(timer)
      }
      await sleep(retryDelayMs * attempt)
    }
  }

  const unreachable = (error: Error) => {
    const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
    const why = error.name === 'AbortError' ? 'geen antwoord op tijd' : (code ?? message)
    return new PlaceRefused(`De opslag ${address.host} is niet te bereiken (${why}).`)
  }

  async function refusal(answer: Response): Promise<PlaceRefused> {
    const code = textOf(await answer.text().catch(() => ''), 'Code') ?? ''
    const words = refusals[code] ?? 'weigerde'
    const said = [answer.status, code].join(' ').trim()
    return new PlaceRefused(`De opslag ${address.host} ${words} (${said}).`, code)
  }

  async function writeInParts(name: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
    const begun = await (await ask({ method: 'POST', name, query: { uploads: '' } })).text()
    const uploadId = textOf(begun, 'UploadId')
    if (!uploadId) throw new PlaceRefused(`De opslag ${address.host} begon niet met het bestand.`)
    try {
      const tags: string[] = []
      for await (const content of parts) {
        const query = { partNumber: String(tags.length + 1), uploadId }
        const { headers } = await ask({ method: 'PUT', name, query, content })
        tags.push(headers.get('etag') ?? '')
      }
      const list = tags.map(
        (tag, index) =>
          `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`,
      )
      const content = Buffer.from(
        `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
      )
      const done = await ask({ method: 'POST', name, query: { uploadId }, content })
      // It answers 200 before it is done, and then says how it ended.
      if ((await done.text()).includes('<Error>')) throw await refusal(done)
    } catch (error) {
      await ask({ method: 'DELETE', name, query: { uploadId } }).catch(() => undefined)
      throw error
    }
  }

  return {
    address: shown,
    async write(name, content) {
      const parts = inParts(content)
      const { value: first = new Uint8Array() } = await parts.next()
      const second = await parts.next()
      if (second.done) {
        await (await ask({ method: 'PUT', name, content: first })).body?.cancel()
      } else {
        await writeInParts(name, chained([first, second.value], parts))
      }
    },
    async read(name) {
      try {
        const { body } = await ask({ method: 'GET', name })
        return body === null ? undefined : (body as WebStream<Uint8Array>)
      } catch (error) {
        if (error instanceof PlaceRefused && error.code === 'NoSuchKey') return undefined
        throw error
      }
    },
    async list() {
      const found: StoredCopy[] = []
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
        const text = await (await ask({ method: 'GET', query })).text()
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = (textOf(entry, 'Key') ?? '').slice(prefix.length)
          if (sentMoment(name)) found.push({ name, bytes: Number(textOf(entry, 'Size')) })
        }
        token = textOf(text, 'NextContinuationToken')
      }
      return found
    },
    async remove(name) {
      await (await ask({ method: 'DELETE', name })).body?.cancel()
    },
  }
}

async function* chained(first: Uint8Array[], rest: AsyncIterable<Uint8Array>) {
  yield* first
  yield* rest
}

const refusals: Record<string, string> = {
  InvalidAccessKeyId: 'kent COPIES_S3_KEY niet',
  SignatureDoesNotMatch: 'weigerde de handtekening: COPIES_S3_SECRET klopt niet',
  AccessDenied: 'staat dit niet toe met deze sleutel',
  NoSuchBucket: 'heeft geen bucket met deze naam',
  AuthorizationHeaderMalformed: 'verwacht een andere COPIES_S3_REGION',
  PermanentRedirect: 'heeft deze bucket op een ander adres',
  RequestTimeTooSkewed: 'wijst de klok van deze machine af',
  QuotaExceeded: 'heeft geen ruimte meer',
}

function textOf(xml: string, name: string): string | undefined {
  const [, value] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return value?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
