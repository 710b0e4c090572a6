import type { ServerResponse } from 'node:http'
import { neighbour } from '../../outbound/testing/neighbour.ts'
import type { Warnregion } from '../region.ts'

export const KREIS = '082150000000'

type Behaviour = 'antwortet' | 'fehler' | 'haengt' | 'riesig' | 'kaputt' | 'html' | 'anderes' | 'tief'

/** Runs both services on this machine, with answers and faults that a test sets. */
export async function warningServices() {
  const service = {
    dashboard: [] as unknown[],
    details: {} as Record<string, unknown>,
    features: [] as unknown[],
    /** Further properties in the answer of the weather service, which has no timestamp by default. */
    collection: {} as Record<string, unknown>,
    headers: {} as Record<string, string>,
    /** Address to which the county's list redirects. */
    movedTo: '',
    how: { nina: 'antwortet', dwd: 'antwortet' } as Record<'nina' | 'dwd', Behaviour>,
    asked: [] as string[],
    etag: '',
    matched: 0,
  }
  const send = (response: ServerResponse, json: unknown, etag = '') =>
    response
      .writeHead(200, {
        'content-type': 'application/json;charset=UTF-8',
        ...service.headers,
        ...(etag ? { etag } : {}),
      })
      .end(JSON.stringify(json))
  const misbehave = (response: ServerResponse, how: Behaviour): boolean => {
    switch (how) {
      case 'antwortet':
        return false
      case 'fehler':
        response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>')
        return true
      case 'haengt':
        response.writeHead(200, { 'content-type': 'application/json' }).write('[')
        return true
      case 'riesig':
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(Array.from({ length: 60 }, () => 'x'.repeat(50_000))))
        return true
      case 'kaputt':
        response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":"mow.')
        return true
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Wartung</title>')
        return true
      case 'anderes':
        send(response, { warnings: 'keine' })
        return true
      case 'tief':
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('['.repeat(50_000) + ']'.repeat(50_000))
        return true
    }
  }
  const url = await neighbour((request, response) => {
    const address = new URL(request.url ?? '/', 'http://service')
    service.asked.push(address.pathname + address.search)
    if (address.pathname.startsWith('/dwd')) {
      if (misbehave(response, service.how.dwd)) return
      send(response, {
        type: 'FeatureCollection',
        features: service.features,
        totalFeatures: service.features.length,
        numberReturned: service.features.length,
        ...service.collection,
      })
      return
    }
    if (misbehave(response, service.how.nina)) return
    if (service.movedTo && address.pathname.startsWith('/nina/dashboard/')) {
      response.writeHead(302, { location: service.movedTo }).end()
      return
    }
    if (address.pathname.endsWith('/wartung.json')) {
      send(response, [])
      return
    }
    if (address.pathname.endsWith(`/${KREIS}.json`)) {
      if (service.etag && request.headers['if-none-match'] === service.etag) {
        service.matched += 1
        response.writeHead(304).end()
        return
      }
      send(response, service.dashboard, service.etag)
      return
    }
    const id = /^\/nina\/warnings\/(.+)\.json$/.exec(address.pathname)?.[1]
    const detail = id && service.details[decodeURIComponent(id)]
    if (detail) send(response, detail)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not found</html>')
  })
  const region: Warnregion = {
    kreis: KREIS,
    gemeinden: ['Rebenau'],
    nina: `${url}/nina`,
    dwd: { url: `${url}/dwd`, zellen: ['808215999'] },
    isOwnNetwork: true,
  }
  return Object.assign(service, { region })
}
