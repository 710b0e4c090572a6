import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { answerOverHttp, medienPfad } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import type { Log } from './log.ts'

/** The examples of the contract as a CMS of its own, reached over HTTP: the site sees it as it would see a foreign one. */
export async function serveFakeCms(log: Log): Promise<string> {
  const answer = answerOverHttp(fakeCms(), (error, about) => log.error({ err: error, ...about }, 'fake CMS'))
  const server = createServer(
    getRequestListener(request => {
      const { pathname } = new URL(request.url)
      return pathname.startsWith(medienPfad) ? placeholder(pathname) : answer(request)
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A grey area with its own name stands for every picture, in the width that was asked for. */
function placeholder(path: string): Response {
  const width = Number(/\/(\d+)\.\w+$/.exec(path)?.[1] ?? 640)
  const height = Math.round((width * 9) / 16)
  const name = path.replaceAll(/[^\w/.-]/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 360"><rect width="640" height="360" fill="#8a938c"/><text x="320" y="190" text-anchor="middle" font-family="sans-serif" font-size="24" fill="#fff">${name}</text></svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
