import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Call = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** A real receiver on this machine, for one test. */
export async function openReceiver({ status = 204, answers = true } = {}) {
  const calls: Call[] = []
  const heard: (() => void)[] = []
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = '', url = '', headers } = incoming
    calls.push({ method, url, headers, body: String(Buffer.concat(chunks)) })
    if (answers) outgoing.writeHead(status).end()
    for (const tell of heard.splice(0)) tell()
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(closed => server.close(closed))
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves to the calls once this many have arrived. */
    async calls(number: number): Promise<Call[]> {
      while (calls.length < number) await new Promise<void>(resolve => heard.push(resolve))
      return calls
    },
  }
}
