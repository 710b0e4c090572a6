import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { readEingaenge, readMails } from '@rathausplatz/cms'
import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { type House, openHouse } from './testing/house.ts'
import { writeUnderLoad } from './testing/load.ts'
import { ask } from './testing/real-server.ts'

/**
 * Tests what two processes that serve one town guarantee: two workers of one server on SQLite, or two servers
 * on PostgreSQL. One second is measured from the moment of the request, so a busy machine changes nothing.
 */
const A_SECOND = 1_000
const KILLS = 3
const PAGE = '/impressum'

test('A page published at one process is shown by both within a second, with a page cache', async () => {
  const house = await openHouse()
  const page = editing(house, PAGE)
  await page.publish(house.doors[0], 'Stand 0')
  const visitors = letVisit(house, PAGE)
  const latest: number[] = []
  for (let round = 1; round <= 4; round++) {
    const title = `Stand ${round}`
    await page.publish(house.doors[round % 2 ? 0 : 1], title)
    const published = Date.now()
    await setTimeout(A_SECOND + 500)
    const later = visitors.answers().filter(({ asked }) => asked > published)
    const stale = later.filter(answer => answer.title !== title).map(({ asked }) => asked - published)
    latest.push(Math.max(0, ...stale))
    for (const door of [0, 1]) {
      const told = later.filter(answer => answer.door === door && answer.asked > published + A_SECOND)
      expect(told.length).toBeGreaterThan(0)
    }
  }
  await visitors.leave()
  measured(
    `published at one, shown by both: the last to see the old page asked ${latest.join(', ')} ms after`,
  )
  expect(Math.max(...latest)).toBeLessThan(A_SECOND)
})

test('Scheduled start and end of a publication happen on time at both processes', async () => {
  const house = await openHouse()
  const page = editing(house, PAGE)
  const opens = Date.now() + 2_500
  const closes = opens + 2_500
  const window = { gueltig_von: new Date(opens).toISOString(), gueltig_bis: new Date(closes).toISOString() }
  await page.publish(house.doors[0], 'Nur kurz', window)
  const visitors = letVisit(house, PAGE)
  await setTimeout(closes + A_SECOND + 500 - Date.now())
  await visitors.leave()
  const answers = visitors.answers()
  const shown = answers.filter(({ title }) => title !== undefined)
  const not = answers.filter(({ title }) => title === undefined)
  for (const door of [0, 1]) {
    const own = answers.filter(answer => answer.door === door)
    expect(own.some(({ answered }) => answered < opens)).toBe(true)
    expect(own.some(({ asked, answered }) => asked > opens + A_SECOND && answered < closes)).toBe(true)
    expect(own.some(({ asked }) => asked > closes + A_SECOND)).toBe(true)
  }
  const tooEarly = shown.filter(({ answered }) => answered < opens)
  const opened = Math.max(
    0,
    ...not.filter(({ answered }) => answered < closes).map(({ asked }) => asked - opens),
  )
  const closed = Math.max(0, ...shown.map(({ asked }) => asked - closes))
  measured(`opened after ${opened} ms, closed after ${closed} ms`)
  expect(tooEarly).toEqual([])
  expect(opened).toBeLessThan(A_SECOND)
  expect(closed).toBeLessThan(A_SECOND)
})

test('Killing one process repeatedly under load loses no acknowledged write and duplicates none', async () => {
  const house = await openHouse()
  const load = writeUnderLoad(house)
  await load.goesOn(100)
  for (let kill = 0; kill < KILLS; kill++) {
    await house.killOne()
    await load.goesOn(30)
    await house.whole()
    await load.goesOn(60)
  }
  const { sent, written, acknowledged, unanswered } = await load.end()
  measured(`${KILLS} kills: ${acknowledged} writes acknowledged, ${unanswered} times no answer`)
  // Otherwise the kills have interrupted nothing.
  expect(unanswered).toBeGreaterThanOrEqual(KILLS)

  const messages = (await readEingaenge(house.place, 1_000_000)).map(({ vorgang, angaben }) => ({
    vorgang,
    nachricht: angaben.find(({ label }) => label === 'Ihre Nachricht')?.text ?? '',
  }))
  expect(messages.map(({ nachricht }) => nachricht).toSorted()).toEqual(
    sent.map(({ nachricht }) => nachricht).toSorted(),
  )
  const numbers = new Map(messages.map(({ nachricht, vorgang }) => [nachricht, vorgang]))
  for (const { nachricht, vorgaenge } of sent) expect([...vorgaenge]).toEqual([numbers.get(nachricht)])
  // Each message has one mail to the town.
  expect(await readMails(house.place, 1_000_000)).toHaveLength(messages.length)

  const { store } = house.town
  for (const { id, step } of written) {
    expect(step).toBe(3)
    expect(await store.document(id)).toMatchObject({ draft_revision: 2, published_revision: 2 })
    expect(await store.revisions(id)).toHaveLength(2)
  }
  expect(await store.countDocuments('seite')).toBe(written.length)
  const steps = new Map<string | null, string[]>()
  for (const { kind, document_id, what } of await store.changes({ limit: 1_000_000 }))
    if (kind === 'seite') steps.set(document_id, [...(steps.get(document_id) ?? []), what])
  for (const { id } of written) expect(steps.get(id)).toEqual(['angelegt', 'bearbeitet', 'veroeffentlicht'])
  const { id = '' } = written.at(-1) ?? {}
  for (const door of house.doors) expect((await ask(door, `/${id}`)).html).toContain('<h1>Zweiter Stand</h1>')
})

/** Prints the measured figures. */
const measured = (figures: string) => void process.stdout.write(`${figures}\n`)

/** Edits a page at any of the processes. */
function editing({ at, token }: House, pfad: string) {
  const id = randomUUID()
  let fassung = 0
  return {
    async publish(door: number, title: string, window: object = {}) {
      const daten = { pfad, title }
      const cms = at(door)
      const known = { params: { id }, token }
      const saved =
        fassung === 0
          ? cms.call(calls.redaktionInhaltAnlegen, { body: { id, art: 'seite', daten }, token })
          : cms.call(calls.redaktionInhaltSpeichern, { ...known, body: { daten, grundfassung: fassung } })
      fassung = (await saved).fassung
      await cms.call(calls.redaktionVeroeffentlichen, {
        ...known,
        body: { grundfassung: fassung, ...window },
      })
    },
  }
}

type Answer = { door: number; asked: number; answered: number; title: string | undefined }

/** Starts one visitor at each process, who requests a page repeatedly. */
function letVisit({ doors }: House, path: string) {
  const answers: Answer[] = []
  let isOver = false
  const visitor = async (port: number, door: number) => {
    while (!isOver) {
      const asked = Date.now()
      const { status, html } = await ask(port, path)
      expect([200, 404]).toContain(status)
      const title = status === 200 ? /<h1>(.*?)<\/h1>/.exec(html)?.[1] : undefined
      answers.push({ door, asked, answered: Date.now(), title })
      await setTimeout(20)
    }
  }
  const visits = Promise.all(doors.map(visitor))
  return {
    answers: () => answers,
    async leave() {
      isOver = true
      await visits
    },
  }
}
