import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { realmSite } from './ask-realm.ts'

/** The remote CMS's answer to a call: status and body, or a function instead. */
export type Said =
  | readonly [status: number, body: unknown, type?: string]
  | ((response: ServerResponse) => void)
export type Script = Record<string, Said>

/** A CMS that has only the calls of spec §7. */
const plain: Script = {
  'POST /api/cms/login': [200, { token: 'token-1', uuid: 'anna' }],
  'GET /api/cms/intranet/user/anna': [200, { vorname: 'Anna', nachname: 'B', email: 'anna@example.org' }],
  'POST /api/cms/raete/login': [200, { token: 'token-7', id: 7, pw_geaendert: true }],
  'GET /api/cms/raete/7': [
    200,
    { vorname: 'Jonas', nachname: 'M', kontakt: { email: 'j@example.org' }, taetigkeitsbereiche: ['Rat'] },
  ],
}

/** Returns the pages of the realms in front of such a CMS over HTTP, and its recorded calls. */
export async function elsewhere(script: Script) {
  const asked: string[] = []
  const tokens: (string | undefined)[] = []
  const origin = await listen((request, response) => {
    const call = `${request.method} ${request.url}`
    asked.push(call)
    tokens.push(request.headers.authorization)
    const said = { ...plain, ...script }[call] ?? [404, { error: 'unknown' }]
    if (typeof said === 'function') return said(response)
    const [status, body, type = 'application/json'] = said
    response.writeHead(status, { 'content-type': type })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const hangs = Object.values(script).some(said => typeof said === 'function')
  return { ...realmSite({}, { origin, hangs }), origin, asked, tokens }
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(closed => server.close(closed))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
