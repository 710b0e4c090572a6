import { expect, test } from 'vitest'
import { neighbour } from '../../outbound/testing/neighbour.ts'
import { ratReportText } from './report.ts'
import { anderswo, foreignServer, listed, meeting, paper, typed } from './testing/foreign-server.ts'
import { fromOparl, importTown, toldOf } from './testing/import-town.ts'

const pdf = (text: string) => `%PDF-1.7\n${text}\n%%EOF\n`

/** A source with one file, whose content and answer the test can change. */
async function oneFile(more: object, validator?: 'etag' | 'last-modified') {
  const asked: string[] = []
  const now = { content: 'EINS', status: 200 }
  const origin = await neighbour((request, response) => {
    const state =
      validator === 'etag' ? `"${now.content}"` : `Mon, 30 Nov 2026 0${now.content.length}:00:00 GMT`
    const said = request.headers[validator === 'etag' ? 'if-none-match' : 'if-modified-since']
    if (now.status !== 200) asked.push(String(now.status))
    if (now.status !== 200) return void response.writeHead(now.status).end('nichts')
    const isSame = validator !== undefined && said === state
    asked.push(isSame ? '304' : '200')
    if (isSame) response.writeHead(304).end()
    else response.writeHead(200, validator ? { [validator]: state } : {}).end(pdf(now.content))
  })
  const file = { id: '$/files/1', type: typed('File'), name: 'Plan', mimeType: 'application/pdf' }
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': listed(meeting()),
      '/papers': listed(paper({ mainFile: { ...file, accessUrl: `${origin}/plan.pdf`, ...more } })),
    }),
  )
  const town = await importTown()
  const run = async (how: Parameters<typeof fromOparl>[2] = {}) => {
    asked.length = 0
    const report = await fromOparl(town, entry, how)
    const url = (await toldOf(town)).vorlagen[0]?.datei?.url
    return { asked: [...asked], files: report.dateien, url, text: ratReportText(report) }
  }
  return { run, now }
}

const dated = { modified: '2026-11-01T10:00:00+01:00', size: 22 }

test.each([
  ['with --alles', dated, undefined, { alles: true }, '200'],
  ['with --alles and an ETag', dated, 'etag', { alles: true }, '304'],
  ['with --alles and a date', dated, 'last-modified', { alles: true }, '304'],
  ['without size and date', {}, undefined, {}, '200'],
  ['without size and date, with an ETag', {}, 'etag', {}, '304'],
  ['with a date of its beginning only', { created: '2026-11-01T10:00:00+01:00' }, undefined, {}, '200'],
] as const)(
  'C3: 26: a file exchanged at its address is noticed: %s',
  async (_, more, validator, how, again) => {
    const { run, now } = await oneFile(more, validator)
    const first = await run()
    expect(first.files).toMatchObject({ neu: 1, unveraendert: 0 })
    const second = await run(how)
    expect(second).toMatchObject({ asked: [again], files: { neu: 0, unveraendert: 1 }, url: first.url })
    now.content = 'ZWEI!'
    expect((await run({ ...how, schreiben: false })).files).toMatchObject({
      neu: 1,
      unveraendert: 0,
    })
    const third = await run(how)
    expect(third).toMatchObject({ asked: ['200'], files: { neu: 1, unveraendert: 0 } })
    expect(third.url).not.toBe(first.url)
    expect(await run(how)).toMatchObject({ asked: [again], url: third.url })
  },
)

test('C3: 26: a file with size and date is asked for only with --alles', async () => {
  const { run, now } = await oneFile(dated)
  await run()
  now.content = 'ZWEI'
  expect(await run()).toMatchObject({ asked: [] })
})

test('C3: 26: a file without size and date is asked for in each run that reads its object', async () => {
  const { run, now } = await oneFile({})
  await run()
  now.content = 'ZWEI'
  expect(await run()).toMatchObject({ asked: ['200'], files: { neu: 1 } })
})

test.each([500, 503])(
  'C3: 26: a fault %i while asking again keeps the file, and the report says so',
  async status => {
    const { run, now } = await oneFile(dated)
    const { url } = await run()
    now.status = status
    const again = await run({ alles: true })
    expect(again).toMatchObject({ url, files: { unveraendert: 1, weggelassen: [] } })
    expect(again.text).toContain('Ob sie dort noch dieselbe ist, war nicht zu erfahren')
  },
)

test.each([401, 403, 404, 410])('C3: 26: a file that answers %i is gone here too', async status => {
  const { run, now } = await oneFile(dated)
  await run()
  now.status = status
  const again = await run({ alles: true })
  expect(again.url).toBeUndefined()
  expect(again.text).toContain(`Fehler ${status}`)
})
