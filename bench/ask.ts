import { Agent, request } from 'node:http'

export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** One connection per server, kept open like that of a browser. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends one request and returns the body as transferred: `fetch` would decompress it and hide its size. */
export function ask(url: URL, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Like `ask`, but throws unless the status is 200. */
export async function demand(url: URL, headers?: Record<string, string>): Promise<Answer> {
  const answer = await ask(url, headers)
  if (answer.status !== 200) throw new Error(`${url.pathname} antwortet ${answer.status} statt 200.`)
  return answer
}
