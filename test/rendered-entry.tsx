import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export const entry = {
  async default(request: Request, status: number, headers: Headers, context: EntryContext) {
    const stream = await renderToReadableStream(
      <ServerRouter
        context={{ ...context, serverHandoffStream: undefined }}
        url={request.url}
        nonce="test"
      />,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    await stream.allReady
    return new Response(await new Response(stream).text(), { status, headers })
  },
  handleError: () => undefined,
}
