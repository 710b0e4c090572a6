import { type CmsError, type Identify, isCmsError, may, schadensnummer } from '@rathausplatz/contract'
import { townTelephone } from '../aemter/offices.ts'
import type { Limit } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import { asOutage } from '../outage.ts'
import { rowByNumber } from '../schaden/reports.ts'
import type { openSchaeden } from '../schaden/schaeden.ts'
import type { Database } from '../store/index.ts'
import { townName } from '../town-name.ts'
import { readQuestion } from './question.ts'
import { Refused } from './refused.ts'
import { requestsFor, requestsOf } from './requests.ts'
import { formIn, reportIn, said } from './sent-report.ts'
import { isService, serviceDefinition, services } from './services.ts'
import { type Format, MIME, type Value, written } from './written.ts'

type Sources = {
  database: Database
  clock: () => Date
  /** Public address of the site. */
  publicUrl: string
  reports: ReturnType<typeof openSchaeden>
  /** Identifies a program by its key. */
  identify: Identify
  log: Log
}

type Told = { readonly root: string; readonly value: Value; readonly status?: 200 | 201 }

/** The path of the Open311 server. */
const OPEN311_PATH = '/open311'
const VERSION = 'v2'
const SPECIFICATION = 'http://wiki.open311.org/GeoReport_v2'
/** When the services or their attributes last changed. */
const CHANGESET = '2026-11-25 00:00'

/** The limit of one program within ten minutes: it sends for many people. */
const ofProgram = (id: string): Limit[] => [{ key: `open311:${id}`, most: 200, seconds: 600 }]

/** The Open311 server (GeoReport v2): other programs read public damage reports and send new ones. */
export function openOpen311({ database, clock, publicUrl, reports, identify, log }: Sources) {
  const about = async () => ({ publicUrl, town: await townName(database.read, clock()) })

  async function discovery(): Promise<Told> {
    const [town, telephone] = await Promise.all([
      townName(database.read, clock()),
      townTelephone(clock)(database.read),
    ])
    const contact = [town, telephone, `${publicUrl}/kontakt`].filter(Boolean).join(', ')
    return {
      root: 'discovery',
      value: {
        changeset: CHANGESET,
        contact,
        key_service: `Einen Schlüssel (api_key) gibt Ihnen die Stadt: ${contact}`,
        endpoints: [
          {
            specification: SPECIFICATION,
            url: `${publicUrl}${OPEN311_PATH}/${VERSION}`,
            changeset: CHANGESET,
            type: 'production',
            formats: ['text/xml', 'application/json'],
          },
        ],
      },
    }
  }

  async function list(url: URL): Promise<Told> {
    const question = readQuestion(url.searchParams, clock())
    if ('wrong' in question) throw new Refused(400, question.wrong)
    const rows = await requestsFor(database.read, question.asked)
    return { root: 'service_requests', value: await requestsOf(database.read, rows, await about()) }
  }

  async function single(given: string): Promise<Told> {
    const nummer = schadensnummer.safeParse(given)
    const row = nummer.success ? await rowByNumber(database.read, nummer.data) : undefined
    if (row?.oeffentlich !== 1) throw new Refused(404, [NO_REQUEST])
    return { root: 'service_requests', value: await requestsOf(database.read, [row], await about()) }
  }

  async function report(request: Request): Promise<Told> {
    const { fields: form, hasFiles } = await formIn(request)
    const program = await programOf(said(form, 'api_key'))
    const code = said(form, 'service_code')
    if (code === '') throw new Refused(400, ['service_code fehlt.'])
    if (!isService(code)) throw new Refused(404, ['Diesen service_code gibt es nicht.'])
    const { nummer } = await reports.melden(reportIn(form, code), ofProgram(program.id))
    return {
      root: 'service_requests',
      status: 201,
      value: [
        {
          service_request_id: nummer,
          service_notice: hasFiles ? `${NOTICE} ${NO_FILES}` : NOTICE,
          account_id: null,
        },
      ],
    }
  }

  /** Returns the program of a key that may send reports. Throws `Refused` 403. */
  async function programOf(apiKey: string): Promise<{ readonly id: string }> {
    const who = apiKey === '' ? undefined : await identify('redaktion', `Bearer ${apiKey}`)
    if (who?.realm !== 'redaktion' || !who.program || !may(who, 'schaeden-einreichen'))
      throw new Refused(403, [apiKey === '' ? 'api_key fehlt.' : 'Dieser api_key gilt nicht.'])
    return who.program
  }

  function answer(request: Request, url: URL, path: string): Promise<Told> | Told {
    const isRead = request.method !== 'POST'
    const [first, second, third, ...more] = path.split('/')
    if (first === 'discovery' && second === undefined && isRead) return discovery()
    if (first !== VERSION || more.length > 0) throw new Refused(404, [NOT_FOUND])
    if (second === 'services' && isRead) {
      if (third === undefined) return { root: 'services', value: services() }
      if (!isService(third)) throw new Refused(404, ['Diesen service_code gibt es nicht.'])
      return { root: 'service_definition', value: serviceDefinition(third) }
    }
    if (second === 'requests' && third === undefined) return isRead ? list(url) : report(request)
    if (second === 'requests' && third !== undefined && isRead) return single(third)
    // A report gets its number at once, so there are no tokens to look up.
    if (second === 'tokens' && isRead) throw new Refused(404, ['Diesen token gibt es nicht.'])
    throw new Refused(404, [NOT_FOUND])
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const [, path = '', ending = ''] = ADDRESS.exec(url.pathname.slice(OPEN311_PATH.length + 1)) ?? []
    const format: Format = ending === 'json' ? 'json' : 'xml'
    const send = (status: number, root: string, value: Value, more: Record<string, string> = {}) =>
      new Response(request.method === 'HEAD' ? null : written(format, root, value), {
        status,
        headers: {
          'content-type': MIME[format],
          'cache-control': 'no-cache',
          'access-control-allow-origin': '*',
          ...more,
        },
      })
    const refuse = (status: number, messages: readonly string[], more?: Record<string, string>) =>
      send(
        status,
        'errors',
        messages.map(description => ({ code: String(status), description })),
        more,
      )
    try {
      if (ending === '') throw new Refused(404, [NO_FORMAT])
      const { root, value, status = 200 } = await answer(request, url, decodeURIComponent(path))
      return send(status, root, value)
    } catch (error) {
      if (error instanceof Refused) return refuse(error.status, error.messages)
      if (error instanceof URIError) return refuse(400, ['Diese Adresse ist nicht lesbar.'])
      // A sender over the limit gets 429.
      const told = asOutage(error, 'nicht-gespeichert')
      if (isCmsError(told) && told.status < 500)
        return refuse(told.code === 'zu-viele' ? 429 : 400, [told.message], waitOf(told))
      // Logged by the server, with the id of the request.
      if (isCmsError(told)) throw told
      log.error({ err: error }, 'Unerwarteter Fehler bei Open311')
      return refuse(400, ['Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.'])
    }
  }
}

const waitOf = ({ retryAfter }: CmsError): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }

const ADDRESS = /^(.*)\.(json|xml)$/

const NOTICE =
  'Danke. Die Stadt sieht sich die Meldung an, bevor sie öffentlich wird; so lange ist sie unter ihrer Nummer nicht abzurufen.'
const NO_FILES =
  'Angehängte Dateien nimmt dieser Zugang nicht an: Bitte nennen Sie die Adresse des Bildes als media_url.'
const NO_REQUEST = 'Diese Meldung gibt es nicht, oder sie ist nicht öffentlich.'
const NOT_FOUND = 'Diese Adresse gibt es nicht.'
const NO_FORMAT = 'Bitte hängen Sie das Format an die Adresse an: .xml oder .json'
