import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { exportTown, openCms, openPackage, type TownPlace } from '@rathausplatz/cms'
import { seedDemo } from '@rathausplatz/demo'
import { expect, test } from 'vitest'
import { borrowedDatabase, newFolder } from './testing/house.ts'
import { startServer } from './testing/real-server.ts'

/**
 * A town that was exported and imported elsewhere is the same to visitors: every page, feed, calendar and
 * file, byte for byte. Ids and dates of contents are kept. Only the submission number and the start time of a
 * form are ignored, because each render makes new ones.
 */
const silent = { info() {}, warn() {}, error() {} }
const open = (place: TownPlace) => openCms({ ...place, log: silent, create: true })

/** Starts the server of a town. Both towns use the same public address. */
const startTown = ({ dataDir, databaseUrl }: TownPlace) =>
  startServer(dataDir, {
    DEMO: 'aus',
    DATABASE_URL: databaseUrl ?? '',
    PUBLIC_URL: 'http://localhost:4799',
  })

async function take(place: TownPlace, source: string): Promise<void> {
  const cms = await open(place)
  const pack = await openPackage(source)
  const { aufgenommen, abgelehnt } = await cms.takeIn(pack, { dazu: false })
  pack.close()
  await cms.filled()
  await cms.indexed()
  await cms.close()
  expect(abgelehnt).toEqual([])
  expect(aufgenommen).toEqual(pack.head.bestand.inhalte)
}

type Answer = { readonly status: number; readonly bytes: Buffer }
/** Answers of a town by address. */
type Answers = ReadonlyMap<string, Answer>

async function fetchFrom(port: number, path: string): Promise<Answer> {
  const [answer] = await once(
    get({ port, host: '127.0.0.1', path, agent: false, headers: { host: 'localhost:4799' } }),
    'response',
  )
  return { status: answer.statusCode as number, bytes: steady(await buffer(answer)) }
}

async function answersOf(port: number, addresses: Iterable<string>): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  await severally([...addresses], async path => void answers.set(path, await fetchFrom(port, path)))
  return answers
}

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/localhost:4799([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')

/**
 * Returns the files that a page links to on this site: feeds, calendars, documents, and pictures in the
 * smallest size. Pictures for sharing are slow to render from the text of a page, so only those of top-level
 * pages are included.
 */
const filesIn = (html: string) =>
  [...html.matchAll(/["' ]((?:http:\/\/localhost:4799)?\/[\w/.-]+\.(?:ics|atom|rss|pdf|svg|jpg|png))\b/g)]
    .map(([, address = '']) => address.replace('http://localhost:4799', ''))
    .filter(
      path =>
        !path.startsWith('/assets/') &&
        !/^\/teilbild\/.*\//.test(path) &&
        !/\/(?:640|768|1024|1280|1440|1660)\./.test(path),
    )

/**
 * Fetches everything that visitors and programs find in one of the towns. Search results are tested elsewhere
 * (tests/lang/suche.test.ts), because each database has its own search.
 */
async function everythingAt(port: number): Promise<Answers> {
  const pathsAt = async (path: string) => pathsIn((await fetchFrom(port, path)).bytes.toString())
  const parts = await pathsAt('/sitemap.xml')
  const pages = await answersOf(port, (await Promise.all(parts.map(pathsAt))).flat())
  const files = [...pages.values()].flatMap(({ bytes }) => filesIn(bytes.toString()))
  const rest = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/veranstaltungen.ics']
  return new Map([...pages, ...(await answersOf(port, new Set([...parts, ...rest, ...files])))])
}

/** Removes the number and the start time that a form gets at each render; they say nothing about the town. */
const steady = (bytes: Buffer): Buffer =>
  /name="(?:einreichung|beginn)"/.test(bytes.toString('latin1'))
    ? Buffer.from(bytes.toString('latin1').replaceAll(FORM_NUMBER, ''), 'latin1')
    : bytes

const FORM_NUMBER =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=name="geladen" value="|"geladen",")[\d.:TZ-]+|(?<=name="beginn" value="|"beginn",")[\w.-]+/g

async function severally<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all]
  const worker = async () => {
    for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}

function differenceAt(path: string, here: Answer, there: Answer | undefined): string | undefined {
  if (here.status !== there?.status) return `${path}: ${here.status}, ${there?.status}`
  if (here.bytes.equals(there.bytes)) return undefined
  const at = Math.max(0, here.bytes.findIndex((byte, index) => byte !== there.bytes[index]) - 60)
  const [words, otherWords] = [here, there].map(({ bytes }) => bytes.toString('utf8', at, at + 160))
  return `${path}: „${words}“, „${otherWords}“`
}

type Town = { readonly port: number; readonly answers: Answers }

/** Returns the addresses at which the two towns answer differently, with both answers. */
async function differences(one: Town, other: Town): Promise<string[]> {
  const doubtful = [...one.answers].filter(([path, answer]) =>
    differenceAt(path, answer, other.answers.get(path)),
  )
  // Pages show whether the town hall is open, so two requests a minute apart may differ. A page of a town
  // under load omits parts that came too late. Differing pages are therefore fetched again one by one until
  // they are complete.
  let differing: string[] = []
  const areAlike = async () => {
    differing = []
    for (const [path] of doubtful) {
      const [here, there] = await Promise.all([fetchFrom(one.port, path), fetchFrom(other.port, path)])
      const difference = differenceAt(path, here, there)
      if (difference) differing.push(difference)
    }
    return differing.length === 0
  }
  await expect
    .poll(areAlike, { timeout: 60_000, interval: 1_000 })
    .toBe(true)
    .catch(() => undefined)
  return differing
}

const newPlace = async (databaseUrl?: string): Promise<TownPlace> => ({
  dataDir: join(await newFolder(), 'stadt'),
  databaseUrl,
})

test('The exported demo town, imported into an empty town, is the same to visitors byte for byte', async () => {
  const first = await newPlace()
  const demo = await open(first)
  await seedDemo(demo)
  await demo.filled()
  await demo.indexed()
  await demo.close()
  const asFolder = join(await newFolder(), 'ausfuhr')
  await exportTown(first, asFolder, {})
  // From the SQLite file to PostgreSQL and back: each of them exports and imports.
  const second = await newPlace(await borrowedDatabase())
  await take(second, asFolder)
  const asZip = `${asFolder}.zip`
  await exportTown(second, asZip, {})
  const third = await newPlace()
  await take(third, asZip)

  const server = await startTown(first)
  const one = { port: server.port, answers: await everythingAt(server.port) }
  expect(one.answers.size).toBeGreaterThan(300)
  const answered = async ({ dataDir, databaseUrl }: TownPlace) => {
    const { port } = await startTown({ dataDir, databaseUrl })
    return { port, answers: await answersOf(port, one.answers.keys()) }
  }
  const other = await answered(second)
  expect((await differences(one, other)).join('\n')).toBe('')
  server.server.kill()
  expect((await differences(other, await answered(third))).join('\n')).toBe('')
})
